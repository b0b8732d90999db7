/* Adds what stands in the template, one script after the other, once the page has loaded: as a tag manager does. */
window.addEventListener('load', function () {
  var parts = document.getElementById('late').content.children;
  var add = function (index) {
    var part = parts[index];
    if (!part) return;
    var next = function () {
      add(index + 1);
    };
    var added = document.createElement(part.tagName);
    for (var i = 0; i < part.attributes.length; i++)
      added.setAttribute(part.attributes[i].name, part.attributes[i].value);
    added.textContent = part.textContent;
    if (part.hasAttribute('src')) added.onload = added.onerror = next;
    document.body.appendChild(added);
    if (!part.hasAttribute('src')) next();
  };
  add(0);
});
