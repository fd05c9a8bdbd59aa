import { mailAddress } from "../colombia/emails.ts";
import { patternOf } from "../addresses.ts";
import type { Agency } from "../agency.ts";
import type { Services } from "../context.ts";
import { html } from "../html/html.ts";
import { answer } from "../http/answer.ts";
import { discard } from "../http/body.ts";
import { asksForPage, type Exchange, type Handler } from "../http/exchange.ts";
import { barePage, framed } from "../http/first-page.html.ts";
import { originOf } from "../http/origin.ts";
import { isPreviewRobot } from "../http/preview-robots.ts";
import { openShort } from "./short-links.ts";

const SHORT = patternOf("short");

/**
 * Answers a short address with the page itself, instead of a redirect to an address with a token; the code
 * replaces the token. `pages` are the pages that can be displayed. A code that opens nothing is answered 404
 * with the same text, whether its link has ended or never existed.
 */
export const shortPages =
  (services: Services, pages: Handler): Handler =>
  async (exchange) => {
    const { request, path } = exchange;
    const [, code] = SHORT.exec(path) ?? [];
    const posts = request.method === "POST";
    const isAsked = posts || asksForPage(request) || isPreviewRobot(request.headers["user-agent"]);
    if (code === undefined || !isAsked) return false;
    const found = await openShort(services, code, originOf(exchange, "rest"));
    if (found && (await pages(standingFor(exchange, found.address, code)))) return true;
    if (posts) discard(request);
    exchange.response.setHeader("Cache-Control", "no-store");
    exchange.response.setHeader("Referrer-Policy", "no-referrer");
    await answer(exchange, deadPage(await services.agency.current()), 404, "text/html; charset=utf-8");
    return true;
  };

/** Returns the request rewritten to the page's own address, with the code as its token. */
function standingFor({ request, response, id, ip, log }: Exchange, address: string, code: string): Exchange {
  const { pathname: path, searchParams: query } = new URL(address, "http://localhost");
  query.set("token", code);
  return { request, response, id, ip, log, path, query, standsFor: address };
}

const deadPage = ({ name, whatsapp, email }: Agency): string =>
  barePage(
    framed(
      `Enlace · ${name}`,
      html`<p class="strong">${name}</p>
        <h1>Este enlace ya no abre nada</h1>
        <section class="card">
          <p>Venció, lo reemplazó otro, su viaje se canceló o se copió incompleto. Escríbele a tu asesor.</p>
          <p>
            <a href="https://wa.me/${whatsapp}">Escríbenos por WhatsApp</a> ·
            <a href="${mailAddress(email)}">${email}</a>
          </p>
        </section>`,
    ),
  );
