/* Starts the live chat that the build was configured with. The page gives the widget's address and
   its settings as data of this script's element. */
(function () {
  const { script, settings } = document.currentScript.dataset;
  // Widgets read their account, and the queue of what was said before they came, from globals.
  Object.assign(window, JSON.parse(settings));
  const widget = document.createElement("script");
  widget.src = script;
  widget.async = true;
  widget.addEventListener("error", function () {
    console.warn(
      "The live chat could not be loaded from " +
        script +
        ". Check whether an ad blocker stops it, and whether LIVE_CHAT_SCRIPT is right.",
    );
  });
  document.head.append(widget);
})();
