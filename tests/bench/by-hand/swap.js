/* global DOMParser, addEventListener, document, history, location, scrollTo */

const pages = new Map();

function linkOf(event) {
  const link = event.target.closest("a[href]");
  return link?.origin === location.origin ? link : null;
}

async function fetchPage(path) {
  pages.set(path, null);
  const response = await fetch(path);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  pages.set(path, { title: page.title, html: page.querySelector("main").innerHTML });
}

addEventListener("mouseover", (event) => {
  const link = linkOf(event);
  if (link !== null && !pages.has(link.pathname)) void fetchPage(link.pathname);
});

addEventListener("click", (event) => {
  const link = linkOf(event);
  const page = link && pages.get(link.pathname);
  if (!page) return;
  event.preventDefault();
  history.pushState(null, "", link.pathname);
  document.title = page.title;
  document.querySelector("main").innerHTML = page.html;
  document.querySelector(".menu__link--active")?.classList.remove("menu__link--active");
  link.classList.add("menu__link--active");
  scrollTo(0, 0);
});

document.documentElement.dataset.hasHydrated = "true";
