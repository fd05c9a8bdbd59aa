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

/** The fields that the forms of a page send, by their names. */
export type Posted = URLSearchParams;

/** A refused form of a page, to be shown again with its typed values. */
export interface RefusedForm {
  readonly posted: Posted;
  readonly refusal: Refusal;
}

/** Request for a page. */
export interface AskedPage {
  readonly query: URLSearchParams;
  /** The form that was just refused; null while none was. */
  readonly refused: RefusedForm | null;
}

/** Act of a form on a page: a GraphQL mutation, and its variables from the form's fields. */
export interface FormAct {
  readonly document: string;
  variables(id: string, posted: Posted): Record<string, unknown>;
}

/** Content of a module for a link page before the application has loaded. */
export interface FirstPageSource {
  readonly page: keyof typeof addresses;
  /**
   * True when a request for the page counts as the opening of its link; else the application's first call
   * does, which knows whether staff is signed in, or the form does.
   */
  readonly opens: boolean;
  /** Reads it for the link of the request; null leaves the page to the application alone. */
  of(context: Context, id: string, asked: AskedPage): Promise<FirstPageText | null>;
  /** The page of a link that is not good (any more), or opens something else; without it as null above. */
  dead?(context: Context, refusal: Refusal): Promise<FirstPageText>;
  /** All that a program is shown which makes previews of addresses; without it, the page. */
  card?(context: Context, id: string): Promise<Card>;
  /** Acts of its forms, by the value of their field `acto`. */
  readonly forms?: Readonly<Record<string, FormAct>>;
}

declare module "../module.ts" {
  interface Module {
    /** Contents of this module's link pages before any script has loaded. */
    readonly firstPages?: readonly FirstPageSource[];
  }
}

interface Parts {
  readonly web: WebApplication;
  readonly contexts: Contexts;
  readonly sources: readonly FirstPageSource[];
  /** The schema on which forms run. */
  readonly schema: GraphQLSchema;
  /** The address under which people know us. */
  readonly publicUrl: string;
}

const HTML = "text/html; charset=utf-8";
const BAD_LINK = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";

/**
 * Answers the page that a link opens with its content already in the HTML, for phones before a script has
 * arrived, or without script. Its forms are posted to its own address, run as the application's mutations,
 * and lead back to it. A refused form is shown again with its typed values.
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

/** Returns the page, and the status that it is answered with. */
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
 * Returns whether a form was sent by a page of ours. No cookie opens anything here, so an attacker who cannot
 * read the token can forge nothing; this only keeps other sites from submitting a person's own link for them.
 * A page whose referrer policy hides its address sends `null` as origin.
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
