import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

const self = "'self'";

/**
 * Only our own origin. Styles may stand in the page: the web's component library writes them while it runs, and a nonce would make
 * the start page another one for each visitor; scripts never may. Pictures may come from any secure address, since agencies
 * name theirs; frames and films only from the hosts whose videos the public pages may carry. `blob:` is how a PDF or a picture that was just made is shown.
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
  "base-uri": [self],
  "form-action": [self],
  "frame-ancestors": [self],
};

/** The security headers of every answer; over plain http no browser is told to insist on https. */
export function securityHeaders(publicUrl: string): readonly (readonly [string, string])[] {
  const secure = publicUrl.startsWith("https:");
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  // helmet's headers depend on nothing in the request, so they are made once and not for every answer.
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { ...directives, ...(secure && { "upgrade-insecure-requests": [] }) } },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Asked for by browsers that are gone, or what every browser does anyhow.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })(request, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}
