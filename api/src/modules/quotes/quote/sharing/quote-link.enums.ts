import { registerEnum } from "../../../../core/enums.ts";
import { channelLabels } from "./quote-link.rules.ts";

/** Channels through which a link of an offer reaches the client. */
export const LinkChannel = { mail: "mail", whatsapp: "whatsapp", copy: "copy" } as const;
export type LinkChannel = keyof typeof LinkChannel;
registerEnum(LinkChannel, {
  name: "QuoteLinkChannel",
  label: "Medio",
  labels: channelLabels,
  description: "Medio por el que un enlace de una cotización llegó a su cliente.",
});
