/* Runs in every browser, however old: one below scripts/browsers.mjs keeps what the server wrote, with one
   sentence, and the application does not start. What is asked for came with the oldest ones of that list:
   looking behind in Safari 16.4, mixed colours in Chrome 111, sorted copies in Firefox 115. */
(function () {
  function has(asked) {
    try {
      return asked();
    } catch (error) {
      return !error;
    }
  }
  var known =
    has(function () {
      return new RegExp("(?<=a)b").test("ab");
    }) &&
    has(function () {
      return CSS.supports("color", "color-mix(in srgb, red, blue)");
    }) &&
    has(function () {
      return [2, 1].toSorted()[0] === 1;
    });
  if (known) return;

  document.documentElement.setAttribute("data-old-browser", "");
  var written = document.querySelector("#first-page main");
  var place = written || document.getElementById("root");
  var sentence = document.createElement("div");
  sentence.setAttribute("role", "status");
  sentence.className = "card t-card";
  sentence.style.cssText = "margin:24px 16px;padding:20px;font:16px/1.5 system-ui,sans-serif";
  sentence.appendChild(
    document.createTextNode("Para usar esta página completa, actualiza tu navegador o ábrela en otro."),
  );
  if (!written) place.innerHTML = "";
  place.insertBefore(sentence, place.firstChild);
})();
