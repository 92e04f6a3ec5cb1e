import { chromium } from "playwright-core";
const [,, base, out, ...pages] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless","--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] });
for (const p of pages) for (const [w,mode] of [[1280,"light"],[360,"dark"]]) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: mode });
  const pg = await c.newPage();
  pg.on("console", m => { if (["error","warning"].includes(m.type())) console.log(p, w, m.text()); });
  pg.on("pageerror", e => console.log(p, w, "ERR", e.message));
  await pg.goto(base + p, { waitUntil: "networkidle" });
  const h = await pg.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  console.log(p, w, h.join("x"));
  await pg.screenshot({ path: `${out}/${p.replace(/[\/?#=&]/g,"_")}-${w}.png`, fullPage: true });
  await c.close();
}
await b.close();
