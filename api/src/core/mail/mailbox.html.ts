import { faces, light, radius } from "../look.ts";
import { Html, html } from "../html/html.ts";
import { htmlDocument } from "../html/html-document.ts";
import type { MailMessage } from "./mail.entity.ts";

const style = new Html(`
body{margin:0;background:${light.ground};color:${light.ink};font:15px/1.5 ${faces.text}}
main{max-width:960px;margin:0 auto;padding:24px 16px}
h1{margin:0 0 16px;font:600 26px/1.25 ${faces.display}}
.card{background:${light.paper};border:1px solid ${light.line};border-radius:${radius.card}px;overflow:hidden}
ul{list-style:none;margin:0;padding:0}
li+li{border-top:1px solid ${light.line}}
li a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 16px;padding:12px 16px;color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{background:${light.sand}}
li span{overflow-wrap:anywhere}
.quiet{color:${light.mist};font-size:13px}
a{color:${light.sea}}
form{display:flex;gap:8px;margin:0 0 16px}
input,button{font:inherit;padding:8px 12px;border:1px solid ${light.line};border-radius:${radius.field}px}
input{flex:1;min-width:0}
button{background:${light.sea};border-color:${light.sea};color:${light.onColour};font-weight:600}
iframe{display:block;width:100%;height:70vh;border:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}dt{color:${light.mist}}dd{margin:0;overflow-wrap:anywhere}
pre{margin:0;padding:16px;white-space:pre-wrap;overflow-wrap:anywhere}`);

const day = new Intl.DateTimeFormat("es-CO", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "America/Bogota",
});

const page = (title: string, body: Html): string =>
  htmlDocument(
    html`<meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>${title}</title>
      <style>
        ${style}
      </style>`,
    html`<main>${body}</main>`,
  );

const attached = (count: number): string => {
  if (count === 0) return "";
  return ` · ${count} ${count === 1 ? "adjunto" : "adjuntos"}`;
};

/** A file attached to an e-mail, as the e-mail's page offers it. */
interface Attached {
  readonly filename: string;
  /** Size in bytes. */
  readonly size: number;
  readonly url: string;
}

const fileLink = ({ filename, size, url }: Attached): Html =>
  html`<a href="${url}">${filename}</a> (${Math.ceil(size / 1024)} kB) `;

/** Returns the page that lists captured e-mails, newest first. */
export const listPage = (mails: readonly MailMessage[], to: string | null): string =>
  page(
    "Buzón de pruebas",
    html`<h1>Buzón de pruebas</h1>
      <p class="quiet">
        Los correos y mensajes de texto quedan aquí porque no hay un servidor configurado. Nada salió a
        internet.
      </p>
      <form>
        <input
          type="search"
          name="to"
          value="${to}"
          placeholder="Correo o celular del destinatario"
          aria-label="Correo o celular del destinatario"
        /><button>Filtrar</button>
      </form>
      <div class="card">
        ${
          mails.length === 0
            ? html`<p style="padding:16px;margin:0">
                ${to ? `No hay correos para ${to}.` : "Todavía no hay correos. Envía una cotización y aparecerá aquí."}
              </p>`
            : html`<ul>
                ${mails.map(
                  ({ id, subject, to: receiver, createdAt, attachments }) =>
                    html`<li>
                      <a href="/dev/mailbox/${id}"
                        ><span><strong>${subject}</strong></span
                        ><span class="quiet">${day.format(createdAt)}</span>
                        <span class="quiet">Para ${receiver}${attached(attachments.length)}</span></a
                      >
                    </li>`,
                )}
              </ul>`
        }
      </div>`,
  );

/**
 * Returns the page of one captured e-mail: recipient, subject, attachments, and the e-mail itself as its
 * recipient sees it.
 */
export const messagePage = (
  { id, channel, subject, to, createdAt, text }: MailMessage,
  files: readonly Attached[],
): string =>
  page(
    subject,
    html`<p><a href="/dev/mailbox">← Buzón de pruebas</a></p>
      <h1>${subject}</h1>
      <dl>
        <dt>Para</dt>
        <dd>${to}</dd>
        <dt>Fecha</dt>
        <dd>${day.format(createdAt)}</dd>
        ${
          files.length > 0 &&
          html`<dt>Adjuntos</dt>
            <dd>${files.map(fileLink)}</dd>`
        }
      </dl>
      <div class="card">
        ${
          text && channel === "email"
            ? html`<iframe
                title="Contenido del correo"
                src="/dev/mailbox/${id}/html"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
              ></iframe>`
            : html`<p style="padding:16px;margin:0">${text || "Este texto ya no se guarda."}</p>`
        }
      </div>
      <details style="margin-top:16px">
        <summary>Versión en texto</summary>
        <div class="card"><pre>${text}</pre></div>
      </details>`,
  );
