import { verifierSource } from "./verifier.generated.ts";

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem; margin: 0 0 .5rem }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem }
.result { border-left: .4rem solid; padding: .5rem 1rem; margin: 1rem 0 }
.intact { border-color: #2e7d32 } .changed { border-color: #c62828 }
li, dd { overflow-wrap: anywhere } dd { margin: 0 0 .5rem; font-variant-numeric: tabular-nums }
button { font: inherit; margin-left: .5rem }
`;

/** Script that shows the result of `checkDossier` on the page. */
const shown = String.raw`
const find = (id) => document.getElementById(id);
const make = (name, text) => Object.assign(document.createElement(name), { textContent: text });
const text = "text/plain";
const types = { pdf: "application/pdf", json: "application/json", html: text, xml: text, txt: text };
function opened(file) {
  const type = types[file.path.split(".").pop()] ?? "application/octet-stream";
  const link = Object.assign(document.createElement("a"), { target: "_blank", rel: "noopener" });
  link.href = URL.createObjectURL(new Blob([file.bytes], { type }));
  if (!/^(application.(pdf|json)|text.plain)$/.test(type)) link.download = file.path.split("/").pop();
  link.click();
}
function fileLine(file) {
  const line = make("li", file.path);
  const open = make("button", "Abrir");
  open.setAttribute("aria-label", "Abrir " + file.path);
  open.addEventListener("click", () => opened(file));
  line.append(open);
  return line;
}
function show(checked) {
  const { findings, files, manifest, certificate, links, linksWithText } = checked;
  const intact = findings.length === 0;
  const result = make("div", "");
  result.className = "result " + (intact ? "intact" : "changed");
  result.append(make("strong", intact ? "El expediente está íntegro." : "El expediente fue cambiado."));
  result.append(make("p", intact
    ? "Cada archivo es el que la agencia firmó, byte por byte."
    : "Esto no corresponde a lo que la agencia firmó:"));
  if (!intact) {
    const list = document.createElement("ul");
    for (const { path, text } of findings) list.append(make("li", path ? path + ": " + text : text));
    result.append(list);
  }
  const facts = document.createElement("dl");
  const fact = (name, text) => facts.append(make("dt", name), make("dd", text));
  if (manifest) fact("Expediente", manifest.expediente + " (" + manifest.contenido + ")");
  if (certificate) fact("Firmado con el certificado de", certificate.name);
  if (certificate) fact("Huella del certificado (SHA-256)", certificate.sha256);
  fact("Eslabones de la historia", linksWithText + " comprobados con su texto, de " + links);
  const list = document.createElement("ul");
  for (const file of files) list.append(fileLine(file));
  find("answer").replaceChildren(result, facts, make("h2", "Archivos"), list);
}
find("file").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  find("answer").textContent = "Comprobando…";
  show(await checkDossier(new Uint8Array(await file.arrayBuffer())));
});
`;

/**
 * HTML page that verifies a dossier in a browser, offline and without this installation. It is a single file
 * that may load nothing, and is equal for all dossiers of a release.
 */
export const verificarHtml = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy"
 content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>Comprobar un expediente</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Comprobar un expediente</h1>
<p>Elige el archivo .zip del expediente. Se comprueba en este navegador: no se envía nada, y no hace falta
internet ni que la agencia exista todavía.</p>
<p><label>Expediente <input id="file" type="file" accept=".zip,application/zip"></label></p>
<div id="answer" role="status" aria-live="polite"></div>
<h2>Qué se comprueba</h2>
<ul>
<li>Que cada archivo sea el que nombra el manifiesto, y que no falte ni sobre ninguno.</li>
<li>Que el manifiesto esté firmado con la llave del certificado que va en el expediente.</li>
<li>Que cada línea de la historia diga lo que se encadenó, cuando su texto está en el expediente.</li>
</ul>
<p>Esta página no puede comprobarse a sí misma. Su huella y la del expediente completo están en /verificar,
en la página de la agencia, con el código que lleva el nombre del archivo; la huella del certificado debe
ser la del que firma el PDF del contrato.</p>
</main>
<script>
${verifierSource}${shown}</script>
</body>
</html>
`;
