import type { Services } from "../context.ts";
import { light } from "../look.ts";
import { answer } from "./answer.ts";
import { type Handler, isRead, onlyFor } from "./exchange.ts";
import { discard } from "./body.ts";

/** Path of the manifest with which a browser installs the application. */
const MANIFEST = "/manifest.webmanifest";

/**
 * Path to which a phone hands a shared text. The service worker of an installed application answers it, so
 * the text does not leave the phone.
 */
const SHARED = "/compartir";

const icon = (name: string, size: number, purpose = "any") => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Answers the manifest, by the agency's name, and a shared text that no service worker took. */
export const installedApp = ({ agency }: Pick<Services, "agency">): Handler =>
  onlyFor(
    ({ path }) => path === MANIFEST || path === SHARED,
    async (exchange) => {
      const { request, response, path } = exchange;
      if (path === SHARED && request.method === "POST") {
        discard(request);
        response.writeHead(303, { Location: "/quotesList?compartido=1" }).end();
        return true;
      }
      if (path !== MANIFEST || !isRead(exchange)) return false;
      const { name } = await agency.current();
      const manifest = {
        id: "/mi-dia",
        name,
        short_name: name,
        lang: "es-CO",
        start_url: "/mi-dia",
        scope: "/",
        display: "standalone",
        background_color: light.ground,
        theme_color: light.sea,
        icons: [
          icon("icono-192", 192),
          icon("icono-512", 512),
          icon("icono-512-recortable", 512, "maskable"),
        ],
        share_target: {
          action: SHARED,
          method: "POST",
          enctype: "multipart/form-data",
          params: { title: "titulo", text: "texto", url: "enlace" },
        },
      };
      response.setHeader("Cache-Control", "public, max-age=3600");
      await answer(exchange, JSON.stringify(manifest), 200, "application/manifest+json");
      return true;
    },
  );
