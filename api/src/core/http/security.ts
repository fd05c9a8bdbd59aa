import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet, { type HelmetOptions } from "helmet";

const self = "'self'";

/**
 * Content security policy: content is allowed only from our own origin, with exceptions. Inline styles are
 * allowed, because the web's component library writes them at run time and a nonce would make the start page
 * differ for each visitor. Inline scripts are never allowed. Pictures may come from any https address,
 * because agencies enter such addresses; frames and videos only from the hosts whose videos public pages may
 * embed. `blob:` displays a PDF or a picture that was just created.
 */
const directives = {
  "default-src": [self],
  "script-src": [self],
  "script-src-attr": ["'none'"],
  "style-src": [self, "'unsafe-inline'"],
  "img-src": [self, "data:", "blob:", "https:"],
  "font-src": [self, "data:"],
  "connect-src": [self],
  "frame-src": [
    self,
    "blob:",
    "https://www.youtube-nocookie.com",
    "https://player.vimeo.com",
    "https://www.instagram.com",
    "https://www.loom.com",
  ],
  "media-src": [self, "blob:", "https://res.cloudinary.com"],
  "worker-src": [self, "blob:"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": [self],
  "frame-ancestors": [self],
};

// An answer to a program is never a document: it may load nothing and be shown in no frame.
const nothing = { "default-src": ["'none'"], "frame-ancestors": ["'none'"] };

// The worker that reads barcodes compiles WebAssembly; it loads its own files and nothing else.
const compiling = {
  "default-src": ["'none'"],
  "script-src": [self, "'wasm-unsafe-eval'"],
  "connect-src": [self],
};

type Headers = readonly (readonly [string, string])[];

/** Security headers of answers, built once. Over plain http no browser is required to use https. */
export interface SecurityHeaders {
  /** Headers of documents that a browser may open, and of their assets. */
  readonly page: Headers;
  /** Headers of the script of the worker that reads barcodes, whose policy is that of its own answer. */
  readonly barcodeWorker: Headers;
  /** Headers of API answers. */
  readonly data: Headers;
}

// Directives for browsers that are no longer in use, or for the default of every browser.
const left = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  crossOriginEmbedderPolicy: false,
} as const;

/**
 * Builds the headers for an application under a public address. `provider` is the origin that receives card
 * data from browsers, and the only other origin to which they may send anything.
 */
export function securityHeaders(publicUrl: string, provider: string | null = null): SecurityHeaders {
  const secure = publicUrl.startsWith("https:");
  const strictTransportSecurity = secure
    ? ({ maxAge: 31_536_000, includeSubDomains: false } as const)
    : false;
  const reached = provider === null ? [self] : [self, provider];
  const policy = {
    ...directives,
    "connect-src": reached,
    ...(secure && { "upgrade-insecure-requests": [] }),
  };
  const shown = {
    ...left,
    strictTransportSecurity,
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  } as const;
  return {
    page: madeBy({ ...shown, contentSecurityPolicy: { useDefaults: false, directives: policy } }),
    barcodeWorker: madeBy({ ...shown, contentSecurityPolicy: { useDefaults: false, directives: compiling } }),
    data: madeBy({
      ...left,
      strictTransportSecurity,
      contentSecurityPolicy: { useDefaults: false, directives: nothing },
      xFrameOptions: { action: "deny" },
      crossOriginOpenerPolicy: false,
      referrerPolicy: false,
    }),
  };
}

/**
 * Path of the service worker, which fetches pages in place of the browser, under the rules of the worker's
 * own headers.
 */
const WORKER = "/sw.js";

/**
 * Returns whether a browser may turn the answer into a document: it navigates, loads a frame, or loads a part
 * of the start page.
 */
export const isForPages = ({ url = "", headers }: IncomingMessage): boolean =>
  url === WORKER || url.startsWith("/assets/") || (headers.accept?.includes("text/html") ?? false);

/** Pattern of the address of the worker that reads barcodes, `barcode.worker.ts` of the web. */
const BARCODE_WORKER = /^\/assets\/barcode\.worker-[\w-]+\.js$/;

/** Returns the headers of the answer to a request. */
export function headersFor(request: IncomingMessage, headers: SecurityHeaders): Headers {
  if (BARCODE_WORKER.test(request.url ?? "")) return headers.barcodeWorker;
  return isForPages(request) ? headers.page : headers.data;
}

/** Returns the headers that helmet sets; they do not depend on the request. */
function madeBy(options: HelmetOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}
