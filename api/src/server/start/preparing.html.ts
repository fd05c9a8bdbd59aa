import { type Colours, dark, faces, light, motion, radius } from "../../core/look.ts";
import { Html, html } from "../../core/html/html.ts";
import { htmlDocument } from "../../core/html/html-document.ts";
import type { Step } from "../../core/log/progress.ts";

const TITLE = "Travesía se está preparando";

/** Seconds after which a browser without script reloads the page. */
const AGAIN = 5;

/** Path of the page's script, which is a separate file because inline scripts are not allowed. */
export const SCRIPT_PATH = "/preparando.js";

/**
 * Script that fetches the page every second and inserts the changes; when the application answers, it reloads
 * the address.
 */
export const script = `const look = async () => {
  const part = (id) => document.getElementById(id);
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" }, cache: "no-store" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!page.getElementById("steps")) return location.reload();
    part("lost").hidden = true;
    part("bar").value = page.getElementById("bar").value;
    for (const id of ["doing", "steps"]) {
      const now = page.getElementById(id).innerHTML;
      if (part(id).innerHTML !== now) part(id).innerHTML = now;
    }
  } catch {
    part("lost").hidden = false;
  }
  setTimeout(look, 1000);
};
setTimeout(look, 1000);
`;

const variables = ({ ink, mist, sea, leaf, sun, sand, paper, line }: Colours): string =>
  Object.entries({ ink, mist, sea, leaf, sun, sand, paper, line })
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(";");

const style = new Html(`:root{color-scheme:light dark;${variables(light)}}
@media (prefers-color-scheme:dark){:root{${variables(dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--sand);color:var(--ink);font:16px/1.5 ${faces.text}}
main{max-width:560px;margin:0 auto;padding:max(48px,14vh) 20px 48px}
svg{display:block;width:100%;overflow:visible}
svg path{fill:none;stroke:var(--sea);stroke-width:3;stroke-linecap:round;stroke-dasharray:.1 10}
svg circle{fill:var(--sea)}
h1{margin:20px 0 8px;font:600 clamp(28px,6vw,32px)/1.15 ${faces.display};text-wrap:balance}
p{margin:0 0 20px}
.quiet{color:var(--mist)}
progress{appearance:none;display:block;width:100%;height:8px;margin:0 0 12px;border:0;
  border-radius:${radius.chip}px;background:var(--line);overflow:hidden}
progress::-webkit-progress-bar{background:var(--line)}
progress::-webkit-progress-value{background:var(--sea);border-radius:${radius.chip}px;transition:width ${motion.slow}ms}
progress::-moz-progress-bar{background:var(--sea);border-radius:${radius.chip}px}
ol{list-style:none;margin:0 0 20px;padding:4px 20px;background:var(--paper);border:1px solid var(--line);
  border-radius:${radius.card}px}
li{display:flex;gap:16px;justify-content:space-between;padding:12px 0;border-top:1px solid var(--line)}
li:first-child{border-top:0}
.done span{color:var(--leaf)}
.runs{font-weight:600}
.runs span{color:var(--sea)}
.waits,.waits span{color:var(--mist)}
li span{flex:none;font-variant-numeric:tabular-nums}
#lost{color:var(--sun)}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}`);

/** Steps with a common subject, which is the part of their names before the colon. */
interface Group {
  readonly name: string;
  readonly steps: readonly Step[];
}

function groupsOf(steps: readonly Step[]): readonly Group[] {
  const groups = new Map<string, Step[]>();
  for (const step of steps) {
    const [name = ""] = step.name.split(": ");
    groups.set(name, [...(groups.get(name) ?? []), step]);
  }
  return [...groups].map(([name, of]) => ({ name, steps: of }));
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function groupHtml({ name, steps }: Group): Html {
  const done = steps.filter(({ state }) => state === "done").length;
  const state =
    done === steps.length ? "done" : steps.some((step) => step.state !== "waits") ? "runs" : "waits";
  const counted = steps.length > 1 ? `${done} de ${steps.length}` : "En curso";
  const words = { done: "Listo", runs: counted, waits: "Pendiente" }[state];
  return html`<li class="${state}">${capitalized(name)} <span>${words}</span></li>`;
}

/** Returns the page displayed until the application runs: the finished steps and the remaining ones. */
export function preparingPage(steps: readonly Step[]): string {
  const done = steps.filter(({ state }) => state === "done").length;
  const doing = steps.find(({ state }) => state === "runs")?.name.replace(": ", ", ") ?? "último paso";
  return htmlDocument(
    html`<meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <link rel="icon" href="data:," />
      <title>${TITLE}</title>
      <noscript><meta http-equiv="refresh" content="${AGAIN}" /></noscript>
      <style>
        ${style}
      </style>
      <script src="${SCRIPT_PATH}" defer></script>`,
    html`<main>
      <svg viewBox="0 0 520 56" aria-hidden="true">
        <path d="M10 46Q260 -26 510 46" />
        <circle cx="10" cy="46" r="5" />
        <circle cx="510" cy="46" r="5" />
      </svg>
      <h1>${TITLE}</h1>
      <p class="quiet">
        Esta página se abre sola cuando termine. La primera vez tarda uno o dos minutos; las siguientes,
        segundos.
      </p>
      <progress
        id="bar"
        max="1"
        value="${(done / Math.max(steps.length, 1)).toFixed(3)}"
        aria-label="Avance"
      ></progress>
      <p id="doing" role="status">${capitalized(doing)}…</p>
      <ol id="steps">
        ${groupsOf(steps).map(groupHtml)}
      </ol>
      <p id="lost" role="alert" hidden>
        Travesía dejó de responder. Mira en la terminal qué pasó e iníciala de nuevo: esta página seguirá
        buscándola.
      </p>
    </main>`,
  );
}
