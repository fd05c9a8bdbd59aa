import type { IncomingMessage } from "node:http";
import { execute, type GraphQLSchema, parse } from "graphql";
import { type addresses, patternOf } from "../addresses.ts";
import { credentialsOf } from "../auth/credentials.ts";
import type { Contexts } from "../request/contexts.ts";
import type { Context } from "../context.ts";
import { forbidden, httpStatus, notFound, Refusal } from "../failure.ts";
import { originOf } from "./origin.ts";
import { asRefusal } from "../failures/refusal.ts";
import { answer } from "./answer.ts";
import { discard, readFormBody } from "./body.ts";
import { asksForPage, type Exchange, isRead, type Handler } from "./exchange.ts";
import { type Card, cardPage } from "./card.html.ts";
import { barePage, type FirstPageText } from "./first-page.html.ts";
import { isPreviewRobot } from "./preview-robots.ts";
import type { WebApplication } from "./web-application.ts";

/** Submitted fields of a page's form, by name. */
export type Posted = URLSearchParams;

/** A refused form, with its submitted values, so that the page can show it again. */
export interface RefusedForm {
  readonly posted: Posted;
  readonly refusal: Refusal;
}

/** Request for a page. */
export interface AskedPage {
  readonly query: URLSearchParams;
  /** The form that was just refused; null when no form was. */
  readonly refused: RefusedForm | null;
}

/** Act of a form on a page: a GraphQL mutation, and its variables from the form's fields. */
export interface FormAct {
  readonly document: string;
  variables(id: string, posted: Posted): Record<string, unknown>;
}

/** Source in a module for the content of a link page before the application has loaded. */
export interface FirstPageSource {
  readonly page: keyof typeof addresses;
  /**
   * True when requesting the page counts as opening its link. Otherwise the application's first call counts,
   * which knows whether staff is signed in, or the submitted form.
   */
  readonly opens: boolean;
  /** Reads the content for the request's link; null leaves the page to the application alone. */
  of(context: Context, id: string, asked: AskedPage): Promise<FirstPageText | null>;
  /**
   * Returns the page for a link that is invalid, expired or for another purpose; without it, the application
   * alone shows the page.
   */
  dead?(context: Context, refusal: Refusal): Promise<FirstPageText>;
  /** Returns the card for programs that build link previews; without it, they get the page. */
  card?(context: Context, id: string): Promise<Card>;
  /** Acts of the page's forms, by the value of their field `acto`. */
  readonly forms?: Readonly<Record<string, FormAct>>;
}

declare module "../module.ts" {
  interface Module {
    /** First contents of this module's link pages, before any script has loaded. */
    readonly firstPages?: readonly FirstPageSource[];
  }
}

interface Parts {
  readonly web: WebApplication;
  readonly contexts: Contexts;
  readonly sources: readonly FirstPageSource[];
  /** Schema on which the forms' mutations run. */
  readonly schema: GraphQLSchema;
  /** Public base address of the installation. */
  readonly publicUrl: string;
}

const HTML = "text/html; charset=utf-8";
const BAD_LINK = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";

/**
 * Answers the page of a link with its content already in the HTML, for phones before a script has loaded, or
 * without script. Its forms are submitted to the page's own address, run as mutations of the application, and
 * redirect to the page. A refused form is shown again with its typed values.
 */
export function firstPages({ web, contexts, sources, schema, publicUrl }: Parts): Handler {
  const pages = sources.map((source) => ({ source, pattern: patternOf(source.page) }));

  return async (exchange) => {
    const { request, path, query } = exchange;
    const token = query.get("token");
    const posts = request.method === "POST";
    const found = token ? pages.find(({ pattern }) => pattern.test(path)) : undefined;
    const card = isPreviewRobot(request.headers["user-agent"]) && isRead(exchange) && found?.source.card;
    if (!token || !found || (!posts && !card && !asksForPage(request))) return false;
    const { source } = found;
    if (posts && !source.forms) return false;
    const id = decoded(found.pattern.exec(path)?.[1] ?? "");
    const shown = credentialsOf({ cookie: request.headers.cookie }, token);
    const credentials = posts || source.opens ? shown : { ...shown, fromStaff: true };
    return posts ? post(exchange, source, id) : show(exchange, source, id);

    async function show(...[exchange, source, id]: Asked): Promise<boolean> {
      const context = await contexts.of(credentials, originOf(exchange, "rest"));
      if (card && context.link?.recordId === id) {
        await send(exchange, cardPage(await card(context, id)), 200);
        return true;
      }
      const { page, status } = await readOf(source, context, id, { query, refused: null });
      if (!page) return false;
      // Without a build of the web the page is shown alone.
      await send(exchange, web.startPageWith(page, exchange.standsFor) ?? barePage(page), status);
      return true;
    }

    async function post(...[exchange, source, id]: Asked): Promise<boolean> {
      if (!isOwnForm(request, publicUrl)) {
        discard(request);
        throw forbidden("El formulario no viene de esta página. Ábrela de nuevo desde tu correo.");
      }
      const posted = await readFormBody(request);
      const context = await contexts.of(credentials, originOf(exchange, "rest"));
      const refusal = await run(source, context, id, posted);
      if (!refusal) {
        const { response } = exchange;
        response.setHeader("Cache-Control", "no-store");
        response.writeHead(303, { Location: request.url ?? path }).end();
        return true;
      }
      const { page, status } = await readOf(source, context, id, { query, refused: { posted, refusal } });
      if (!page) throw refusal;
      await send(exchange, barePage(page), status);
      return true;
    }

    async function run(...[source, context, id, posted]: Running): Promise<Refusal | null> {
      if (!context.link) return new Refusal("UNAUTHENTICATED", BAD_LINK);
      if (context.link.recordId !== id) return notFound(BAD_LINK);
      const act = source.forms?.[posted.get("acto") ?? ""];
      if (!act) return new Refusal("BAD_USER_INPUT", "El formulario enviado no es válido");
      const document = parse(act.document);
      const variableValues = act.variables(id, posted);
      const { errors } = await execute({ schema, document, contextValue: context, variableValues });
      if (!errors?.[0]) return null;
      const refusal = asRefusal(errors[0]);
      if (!refusal) throw errors[0];
      return refusal;
    }
  };
}

type Asked = [exchange: Exchange, source: FirstPageSource, id: string];
type Running = [source: FirstPageSource, context: Context, id: string, posted: Posted];

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the page with the HTTP status of its answer. */
async function readOf(
  source: FirstPageSource,
  context: Context,
  id: string,
  asked: AskedPage,
): Promise<{ page: FirstPageText | null; status: number }> {
  try {
    if (!context.link) throw new Refusal("UNAUTHENTICATED", BAD_LINK);
    if (context.link.recordId !== id) throw notFound(BAD_LINK);
    const { refused } = asked;
    return {
      page: await source.of(context, id, asked),
      status: refused ? httpStatus[refused.refusal.code] : 200,
    };
  } catch (error) {
    const refusal = asRefusal(error);
    if (!refusal || refusal.code === "UNAVAILABLE") throw error;
    return { page: (await source.dead?.(context, refusal)) ?? null, status: httpStatus[refusal.code] };
  }
}

/**
 * Returns whether a page of ours submitted a form. No cookie grants access here, so an attacker who does not
 * know the token cannot forge anything; this only prevents other sites from submitting a form with a person's
 * own link. A page whose referrer policy hides its address sends `null` as origin.
 */
function isOwnForm({ headers }: IncomingMessage, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin } = headers;
  return origin === undefined || origin === "null" || origin === new URL(publicUrl).origin;
}

async function send(exchange: Exchange, text: string, status: number): Promise<void> {
  exchange.response.setHeader("Cache-Control", "no-store");
  exchange.response.setHeader("Referrer-Policy", "no-referrer");
  await answer(exchange, text, status, HTML);
}
