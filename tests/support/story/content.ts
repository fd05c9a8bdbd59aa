import sharp from "sharp";
import type { TestApp } from "../app.ts";
import { YEAR } from "../calendar.ts";
import type { SentFile } from "../client.ts";

/** A popup that administration added; answers its id. */
export async function aPopup(app: TestApp, input: object = {}): Promise<string> {
  const { createPopup } = await app
    .as("admin")
    .ask(`mutation ($input: CreatePopupInput!) { createPopup(input: $input) { id } }`, {
      input: { content: "Cupos a Cartagena", ...input },
    });
  return (createPopup as { id: string }).id;
}

/** A slide that administration added; answers its id. */
export async function aSlide(app: TestApp, input: object = {}): Promise<string> {
  const { addCarouselSlide } = await app
    .as("admin")
    .ask(`mutation ($input: SlideInput!) { addCarouselSlide(input: $input) { id } }`, {
      input: { imageUrl: "/paisajes/cartagena.svg", title: "Cartagena", destino: "Nacionales", ...input },
    });
  return (addCarouselSlide as { id: string }).id;
}

/** A video that administration added; answers its id. */
export async function aVideo(app: TestApp, kind: "instagram" | "training", url: string): Promise<string> {
  const { addVideo } = await app
    .as("admin")
    .ask(
      `mutation ($kind: VideoKind!, $input: VideoInput!) { addVideo(kind: $kind, input: $input) { id } }`,
      { kind, input: { url } },
    );
  return (addVideo as { id: string }).id;
}

/**
 * Input of `updateAgencySettings`; the registration in the RNT ends next year, so that nobody is warned yet.
 */
export const agencyInput = {
  name: "Rutas del Sol",
  legalName: "Rutas del Sol S.A.S.",
  nit: "890.903.938-8",
  rntNumber: "98765",
  rntValidUntil: `${Number(YEAR) + 1}-03-31`,
  address: "Carrera 7 # 12-34, Bogotá",
  phone: "601 555 0199",
  whatsapp: "300 555 0199",
  email: "Hola@RutasDelSol.co",
};

/** A savings account of the agency, as its owner types it. */
export const anAccountInput = {
  kind: "ahorros",
  bank: "Bancolombia",
  number: "698-123 45678",
  holder: "Travesía Viajes S.A.S.",
  holderDocumentType: "nit",
  holderDocument: "900.123.456-8",
  active: true,
};

/** A key of Bre-B, as the owner types it. */
export const aKeyInput = { ...anAccountInput, kind: "bre_b", keyKind: "alfanumerica", number: "@travesia" };

/** An account that the owner added; answers its id and version. */
export async function anAccount(
  app: TestApp,
  input: object = {},
): Promise<{ readonly id: string; readonly version: number }> {
  const { addAgencyAccount } = await app
    .as("owner")
    .ask(`mutation ($input: AgencyAccountInput!) { addAgencyAccount(input: $input) { id version } }`, {
      input: { ...anAccountInput, ...input },
    });
  return addAgencyAccount as { id: string; version: number };
}

/** The owner shows an account to clients, or no longer. */
export const switchAccount = (app: TestApp, id: string, active: boolean) =>
  app
    .as("owner")
    .ask(
      `mutation ($id: ID!, $active: Boolean!) { switchAgencyAccount(id: $id, active: $active) { active } }`,
      { id, active },
    );

/** A picture of one colour, as a person chooses it from their computer. */
export const aPicture = async (background = "#0e5a73"): Promise<SentFile> => ({
  filename: "mar.png",
  type: "image/png",
  bytes: await sharp({ create: { width: 900, height: 500, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** A picture that an advisor put into the agency's library. */
export async function anAgencyPicture(
  app: TestApp,
  input: {
    readonly name: string;
    readonly kind: "hotel" | "lugar";
    readonly licence?: string;
    readonly author?: string;
  },
  colour?: string,
): Promise<{ readonly id: string; readonly address: string }> {
  const { addAgencyPicture } = await app.as("asesor").ask(
    `mutation ($input: AgencyPictureInput!, $file: Upload) {
      addAgencyPicture(input: $input, file: $file) { id address } }`,
    { input: { licence: "propia", ...input } },
    { file: await aPicture(colour) },
  );
  return addAgencyPicture as { id: string; address: string };
}
