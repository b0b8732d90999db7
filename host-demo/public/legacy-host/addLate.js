/* Adds the template's scripts one after the other when the page has loaded, as a tag manager does. */
window.addEventListener('load', () => {
  var parts = document.getElementById('late').content.children;
  var add = (index) => {
    var part = parts[index];
    if (!part) return;
    var added = document.createElement(part.tagName);
    for (var i = 0; i < part.attributes.length; i++)
      added.setAttribute(part.attributes[i].name, part.attributes[i].value);
    added.textContent = part.textContent;
    if (part.hasAttribute('src'))
      added.onload = added.onerror = () => add(index + 1);
    document.body.appendChild(added);
    if (!part.hasAttribute('src')) add(index + 1);
  };
  add(0);
});
