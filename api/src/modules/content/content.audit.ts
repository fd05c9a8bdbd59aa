import {
  changedNames,
  fact,
  fields,
  moved,
  type Labels,
  type Descriptions,
} from "../../core/audit/description.ts";
import { historyLabels } from "../../core/column.ts";
import { AgencyAccount } from "./agency-account/agency-account.entity.ts";
import { AgencySettings } from "./agency/agency-settings.entity.ts";
import { type MessagePurpose, messageTitles } from "./message/message.rules.ts";
import type { OptionalFeature } from "./agency/optional-feature.enums.ts";
import { optionalFeatureLabels } from "./agency/optional-feature.rules.ts";
import { CarouselSlide } from "./carousel/carousel-slide.entity.ts";
import { pageTextTitles } from "./page-text/page-text.rules.ts";
import { AgencyPicture } from "./picture/agency-picture.entity.ts";
import { Popup } from "./popup/popup.entity.ts";
import { Video } from "./video/video.entity.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "popup.created": { title: string };
    "popup.updated": { title: string; fields: string[] };
    "popup.switched": { active: boolean };
    "popup.deleted": { title: string };
    "carousel.added": { title: string; destino: string };
    "carousel.updated": { title: string; fields: string[] };
    "carousel.ordered": { ids: string[] };
    "carousel.removed": { title: string };
    "video.added": { kind: string; url: string };
    "video.updated": { kind: string; url: string; fields: string[] };
    "video.ordered": { kind: string; ids: string[] };
    "video.removed": { kind: string; url: string };
    /**
     * A page's text was published. The entry contains the whole text, so that the history can show the page
     * as it was at any time.
     */
    "page-text.published": { key: string; version: number; sha256: string; before: string; after: string };
    "page-text.drafted": { key: string; version: number };
    "page-text.draft-discarded": { key: string };
    "agency.updated": { before: object; after: object };
    "agency.signer-updated": { before: object; after: object; drawing: "same" | "new" | "none" };
    "agency.features-hidden": { before: OptionalFeature[]; after: OptionalFeature[] };
    "agency.feature-shown": { before: OptionalFeature[]; after: OptionalFeature[] };
    "message.worded": { purpose: MessagePurpose; before: string; after: string };
    "agency-account.added": object;
    "agency-account.updated": { before: object; after: object };
    "agency-account.switched": { number: string; active: boolean };
    "agency-account.ordered": { ids: string[] };
    "agency-account.removed": { kind: string; number: string };
    "agency-picture.added": { name: string; licence: string | null; author: string | null };
    /** Change of a library picture; old entries contain only its name, as a text. */
    "agency-picture.updated": { before: object | string; after: object | string };
    "agency-picture.removed": { name: string };
    "agency.rnt-warned": { validUntil: string };
  }
}

const featureNames = (features: readonly OptionalFeature[]) =>
  features.map((feature) => optionalFeatureLabels[feature]).join(", ") || "nada";

const signerDrawings = { same: "", new: ", con una firma nueva", none: ", sin firma dibujada" } as const;

const agencyFields = historyLabels(AgencySettings);

const accountFields = historyLabels(AgencyAccount);

const shownFields: Labels = {
  ...historyLabels(Video),
  ...historyLabels(CarouselSlide),
  ...historyLabels(Popup),
  imageUrl: "Imagen",
};

const pictureFields = historyLabels(AgencyPicture);

const videoKinds: Readonly<Record<string, string>> = { instagram: "Instagram", training: "capacitación" };
const pageOf = (key: string): string =>
  (pageTextTitles as Readonly<Record<string, string>>)[key] ?? "de textos";

/** Descriptions of the audit entries about public content and the agency. */
export const describedContent = {
  "popup.created": ({ title }) => ({ did: `creó el aviso ${title}` }),
  "popup.updated": ({ title, fields: changed }) => ({
    did: `cambió el aviso ${title}`,
    changes: changedNames(changed, shownFields),
  }),
  "popup.switched": ({ active }) => ({ did: active ? "activó el aviso" : "desactivó el aviso" }),
  "popup.deleted": ({ title }) => ({ did: `eliminó el aviso ${title}`, tone: "clay" }),
  "carousel.added": ({ title, destino }) => ({ did: `agregó al carrusel ${title} (${destino})` }),
  "carousel.updated": ({ title, fields: changed }) => ({
    did: `cambió ${title} en el carrusel`,
    changes: changedNames(changed, shownFields),
  }),
  "carousel.ordered": () => ({ did: "ordenó el carrusel" }),
  "carousel.removed": ({ title }) => ({ did: `quitó del carrusel ${title}`, tone: "clay" }),
  "video.added": ({ kind, url }) => ({
    did: `agregó un video (${videoKinds[kind] ?? kind})`,
    changes: fact("Dirección", url),
  }),
  "video.updated": ({ kind, url, fields: changed }) => ({
    did: `cambió un video (${kind})`,
    changes: [...fact("Dirección", url), ...changedNames(changed, shownFields)],
  }),
  "video.ordered": ({ kind }) => ({ did: `ordenó los videos (${kind})` }),
  "video.removed": ({ kind, url }) => ({
    did: `quitó un video (${kind})`,
    changes: fact("Dirección", url),
    tone: "clay",
  }),
  "page-text.published": ({ key, version, before, after }) => ({
    did: `publicó la página ${pageOf(key)}`,
    changes: [...fact("Versión", version), ...moved("Letras", before.length, after.length)],
  }),
  "page-text.drafted": ({ key, version }) => ({
    did: `guardó un borrador de la página ${pageOf(key)}`,
    changes: fact("Versión", version),
  }),
  "page-text.draft-discarded": ({ key }) => ({ did: `descartó el borrador de la página ${pageOf(key)}` }),
  "agency.updated": ({ before, after }) => ({
    did: "cambió los datos de la agencia",
    changes: fields(before, after, agencyFields),
  }),
  "agency.signer-updated": ({ before, after, drawing }) => ({
    did: `cambió quién firma por la agencia${signerDrawings[drawing]}`,
    changes: fields(before, after, agencyFields),
  }),
  "agency.features-hidden": ({ before, after }) => ({
    did: "cambió qué funciones usa la agencia",
    changes: moved("No usa", featureNames(before), featureNames(after)),
  }),
  "agency.feature-shown": ({ before, after }) => ({
    did: "mostró de nuevo una función: llegó su primer registro",
    changes: moved("No usa", featureNames(before), featureNames(after)),
  }),
  "message.worded": ({ purpose, before, after }) => ({
    did: `cambió el mensaje de WhatsApp «${messageTitles[purpose]}»`,
    changes: moved("Texto", before, after),
  }),
  "agency-account.added": (detail) => ({
    did: "agregó una cuenta de la agencia",
    changes: fields({}, detail, accountFields),
  }),
  "agency-account.updated": ({ before, after }) => ({
    did: "cambió una cuenta de la agencia",
    changes: fields(before, after, accountFields),
  }),
  "agency-account.switched": ({ number, active }) => ({
    did: `${active ? "activó" : "desactivó"} la cuenta de la agencia ${number}`,
  }),
  "agency-account.ordered": () => ({ did: "ordenó las cuentas de la agencia" }),
  "agency-account.removed": ({ number }) => ({
    did: `quitó la cuenta de la agencia ${number}`,
    tone: "clay",
  }),
  "agency-picture.added": ({ name }) => ({ did: `agregó a la biblioteca la imagen ${name}` }),
  "agency-picture.updated": ({ before, after }) => ({
    did: "cambió una imagen de la biblioteca",
    changes:
      typeof before === "string" || typeof after === "string"
        ? moved("Nombre", before as string, after as string)
        : fields(before, after, pictureFields),
  }),
  "agency-picture.removed": ({ name }) => ({
    did: `quitó de la biblioteca la imagen ${name}`,
    tone: "clay",
  }),
  "agency.rnt-warned": ({ validUntil }) => ({
    did: "avisó que el Registro Nacional de Turismo vence pronto",
    changes: fact("Vigente hasta", validUntil),
    tone: "sun",
  }),
} satisfies Partial<Descriptions>;
