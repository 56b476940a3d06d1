/** Styles of the bar in which the development server shows its findings, matching its messages over a page. */
export const findingsBar = `
:host {
  position: fixed;
  inset: auto 0 0;
  z-index: 99998;
  color-scheme: dark;
}
section {
  display: flex;
  gap: 1.5rem;
  align-items: start;
  box-sizing: border-box;
  max-height: 50vh;
  overflow: auto;
  padding: 0.75rem 1.25rem;
  font: 0.875rem/1.5 'SFMono-Regular', Consolas, 'Liberation Mono', Menlo, Courier, monospace;
  color: #d8d8d8;
  background: #181818;
  border-top: 4px solid #e2aa53;
}
section[data-errors] {
  border-color: #ff5555;
}
section[hidden] {
  display: none;
}
.found {
  flex: 1;
  min-width: 0;
}
p, ul, pre {
  margin: 0;
  padding: 0;
}
li {
  display: block;
}
a, button, summary {
  color: inherit;
}
a, summary, code {
  font: inherit;
}
a, .errors code {
  color: #ff8080;
}
a, summary {
  padding-block: 0.25rem;
}
a {
  display: inline-block;
}
summary {
  cursor: pointer;
}
pre {
  padding: 0.5rem 0;
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
button {
  font: inherit;
  min-width: 2.75rem;
  min-height: 1.75rem;
  background: none;
  border: 1px solid;
  border-radius: 4px;
  cursor: pointer;
}
:focus-visible {
  outline: 2px solid #2dd9da;
  outline-offset: 2px;
}
`;
