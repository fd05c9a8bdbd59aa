import { besideKind } from "../../../../core/colombia/plain.ts";
import type { Agency } from "../../../../core/agency.ts";
import type { AgencySigner } from "../../../content/agency/agency-data.ts";
import type { ChainHead } from "../../../../core/chain/chain-head.ts";
import { type CodeWay, codeWayText } from "../../../../core/auth/code-way.rules.ts";
import { spokenDay, spokenInstant, spokenTrip } from "../../../../core/colombia/spoken.ts";
import type { HowToPay } from "../../../content/agency-account/how-to-pay-block.rules.ts";
import { ending, kept, titledTable } from "../../../../core/pdf/chapter.piece.ts";
import type { PdfDocument, Piece } from "../../../../core/pdf/document.ts";
import { howToPay } from "../../../content/agency-account/printed-how-to-pay.ts";
import { agencyMark } from "../../../../core/pdf/mark.piece.ts";
import { passage } from "../../../../core/pdf/passage.piece.ts";
import { qrCode, type Signer, signatures, verificationCode } from "../../../../core/pdf/signature.piece.ts";
import { totals } from "../../../../core/pdf/table.piece.ts";
import { advisorBlock, facts, heading, notices, paragraphs } from "../../../../core/pdf/text.piece.ts";
import type { Confirmer, SignedEmailChange } from "../address/email-change.entity.ts";
import { contractTexts, ofEachText } from "../contract-texts.rules.ts";
import { clauses } from "./clauses-piece.ts";
import { type ContractContent, listedTravellers, shownFacts } from "./contract-content.ts";
import { formaPagoLabels } from "./payment-form.rules.ts";
import { planSentence } from "./plan-sentence.rules.ts";

/** Content of the page that certifies a signature. */
export interface Certificate {
  readonly drawing: string;
  readonly signerName: string;
  readonly signerDocument: string;
  readonly signerEmail: string;
  readonly signedAt: Date;
  readonly acceptedTerms: string;
  /** SHA-256 of the PDF that the signer was shown, hexadecimal. */
  readonly sha256: string;
  readonly shownVersion: number;
  /** Channel and recipient of the one-time code; null when no code was used. */
  readonly code: CodeWay | null;
  /** Changes by staff of the address to which the contract was sent, oldest first. */
  readonly emailChanges: readonly SignedEmailChange[];
  readonly byLink: boolean;
  /** Employee who passed the link on to the client, and the channel; null for other ways to sign. */
  readonly carriedBy: string | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly verificationCode: string;
  readonly verificationUrl: string;
  /** Last entry of the hash chain over the history; null while it is empty. */
  readonly head: ChainHead | null;
}

/** Returns the file name of a contract's PDF. */
export const contractFilename = (number: string): string => `contrato-${number}.pdf`;

/**
 * Returns the PDF document of a contract with its ways to pay. With a certificate it is the signed document,
 * which ends with the certificate page.
 */
export function contractPdf(
  content: ContractContent,
  agency: Agency,
  madeAt: Date,
  {
    logo,
    howToPay: ways,
    agencySigner,
    certificate,
    verificationUrl,
  }: {
    /** The agency's logo as a data URL; null prints the agency's name instead. */
    readonly logo: string | null;
    readonly howToPay: HowToPay | null;
    /** Signer for the agency; null prints the agency's name instead. */
    readonly agencySigner: AgencySigner | null;
    readonly certificate: Certificate | null;
    /** Full URL at which an unsigned version can be verified; null for a draft and for the signed version. */
    readonly verificationUrl: string | null;
  },
): PdfDocument {
  const { number } = content;
  const body = Object.values<Print>(prints).flatMap((print) => print(content, agency, ways));
  return {
    title: `Contrato ${number}`,
    author: agency.name,
    createdAt: madeAt,
    footer: `${agency.name} · Contrato ${number} · RNT n.º ${agency.rnt}`,
    content: [
      agencyMark(agency, logo, { reached: true }),
      ...body.slice(0, -1),
      ...ending(
        body.at(-1) ?? [],
        signatures([clientSignerOf(content, certificate), agencySignerOf(agency, agencySigner)]),
        [
          advisorBlock(content.advisor, verificationUrl === null ? null : verificationCode(verificationUrl)),
          notices(agency),
        ],
      ),
      ...(certificate ? certificatePage(`Contrato ${number}`, certificate) : []),
    ],
  };
}

/** Returns the sentence that names both parties of a contract. */
export const partiesText = ({ client }: ContractContent, agency: Agency): string =>
  `${agency.legalName}, NIT ${agency.nit}, con Registro Nacional de Turismo ` +
  `n.º ${agency.rnt} y domicilio en ${agency.address} (la agencia), y ` +
  `${client.name}${client.document ? `, ${client.document}` : ""} (el cliente), ` +
  "celebran este contrato de servicios turísticos.";

/** Returns the client's signature block of a document: empty, or with the client's drawing. */
export const clientSignerOf = (
  { holder, client }: Pick<ContractContent, "holder" | "client">,
  certificate: Certificate | null,
): Signer =>
  certificate
    ? {
        role: "El cliente",
        name: certificate.signerName,
        document: certificate.signerDocument,
        image: certificate.drawing,
        evidence: `Firmado electrónicamente el ${spokenInstant(certificate.signedAt)}`,
      }
    : {
        role: "El cliente",
        name: holder.name || client.name,
        document: holder.document || client.document,
        image: null,
      };

/**
 * Returns the agency's signature block of a document: the signer's drawing and name, or only the agency's
 * name.
 */
export const agencySignerOf = ({ legalName, nit }: Agency, signer: AgencySigner | null): Signer => ({
  role: "La agencia",
  ...(signer
    ? {
        name: signer.name,
        document: [signer.title, `${legalName}, NIT ${nit}`].filter(Boolean).join("\n"),
        image: signer.drawing,
      }
    : { name: legalName, document: `NIT ${nit}`, image: null }),
});

type Print = (content: ContractContent, agency: Agency, ways: HowToPay | null) => Piece[];

/** Prints nothing, because the part is printed in the header, the plan, the signatures or the footer. */
const printedElsewhere: Print = () => [];

/** Print function of each part of a contract, in document order. */
const prints = {
  number: (content) => [passageOf(content)],
  origin: printedElsewhere,
  destination: printedElsewhere,
  from: printedElsewhere,
  to: printedElsewhere,
  travellers: printedElsewhere,
  client: (content, agency) => [
    heading("Las partes"),
    paragraphs([partiesText(content, agency)]),
    facts(shownFacts(content.client)),
  ],
  holder: printedElsewhere,
  passengers: (content) => (content.passengers.length > 0 ? [passengersTable(content)] : []),
  unnamed: printedElsewhere,
  services: (content) => (content.services.length > 0 ? [servicesTable(content)] : []),
  noIncluye: ({ noIncluye = [] }) => titled("No incluye", noIncluye.join("\n")),
  plan: (content, _, ways) => [planTable(content), ...(ways ? [howToPay(ways)] : [])],
  price: printedElsewhere,
  formaPago: printedElsewhere,
  ...ofEachText(
    (name): Print =>
      (content) =>
        titled(contractTexts[name].title, content[name]),
  ),
  clausulas: ({ clausulas }) => clauses("Cláusulas", clausulas),
  advisor: printedElsewhere,
} satisfies Record<keyof ContractContent, Print>;

const passageOf = (content: ContractContent): Piece =>
  passage({
    kind: "Contrato",
    number: content.number,
    origin: content.origin,
    destination: content.destination,
    dates: spokenTrip(content.from, content.to),
    travellers: content.travellers,
    price: content.price,
  });

const planTable = (content: ContractContent): Piece =>
  titledTable(
    "Precio y plan de pagos",
    [{ head: "Pago" }, { head: "A más tardar", width: 150 }, { head: "Valor", amounts: true }],
    content.plan.map(({ text, due, amount }) => [text, spokenDay(due), amount]),
    [
      totals([
        {
          label: `Precio total (${formaPagoLabels[content.formaPago].toLowerCase()})`,
          amount: content.price,
        },
      ]),
    ],
    paragraphs([planSentence(content)]),
  );

const titled = (title: string, text: string | null | undefined): Piece[] =>
  text ? [kept([heading(title), paragraphs(text.split("\n"))])] : [];

const passengersTable = (content: ContractContent): Piece =>
  titledTable(
    "Viajeros",
    [{ head: "Nombre" }, { head: "Documento" }],
    listedTravellers(content).map(({ name, document, holder }) => [
      holder ? `${name} (titular)` : name,
      document || "Por completar",
    ]),
  );

const servicesTable = ({ services }: ContractContent): Piece =>
  titledTable(
    "Servicios incluidos",
    [{ head: "Servicio", width: 110 }, { head: "Qué incluye" }],
    services.map(({ kind, text, detail }) => [kind, besideKind(kind, text, detail).join("\n") || "Incluido"]),
  );

/** Returns the last page of a signed document: signer, document, time and method of signing. */
export function certificatePage(signed: string, certificate: Certificate): Piece[] {
  const { sha256, shownVersion, code, verificationCode } = certificate;
  return [
    { text: "Certificado de firma electrónica", style: "title", pageBreak: "before", margin: [0, 0, 0, 4] },
    { text: signed, style: "strong", margin: [0, 0, 0, 12] },
    facts([
      ["Firmante", certificate.signerName],
      ["Documento", certificate.signerDocument],
      ["Correo", certificate.signerEmail],
      ["Fecha y hora", spokenInstant(certificate.signedAt)],
      ["Medio", meansText(certificate)],
      ["Código de un solo uso", code ? `${sentText(code)} y confirmado` : "No se solicitó"],
      ["Dirección IP", certificate.ip ?? "No disponible"],
      ["Navegador", certificate.userAgent ?? "No disponible"],
    ]),
    ...(certificate.emailChanges.length > 0 ? emailChangesOf(certificate) : []),
    heading("Documento firmado"),
    facts([
      ["Versión", String(shownVersion)],
      ["Código de verificación", verificationCode],
    ]),
    { text: "SHA-256 del PDF que se mostró al firmante", style: "label" },
    { text: sha256, fontSize: 8.5, margin: [0, 0, 0, 8] },
    ...(certificate.head ? chainOf(certificate.head) : []),
    heading("Lo que aceptó el firmante"),
    paragraphs([certificate.acceptedTerms]),
    { image: certificate.drawing, fit: [200, 80], margin: [0, 8, 0, 0] },
    qrCode(
      certificate.verificationUrl,
      `Comprueba este documento en ${certificate.verificationUrl}. ` +
        "Cualquier cambio posterior a la firma altera su huella SHA-256.",
    ),
  ];
}

/** Returns a phrase for the way by which the signer reached the document. */
const meansText = ({ byLink, carriedBy }: Certificate): string =>
  carriedBy
    ? `Enlace único que llevó al cliente ${carriedBy}`
    : byLink
      ? "Enlace único enviado al correo del cliente"
      : "Sesión del cliente en la plataforma";

/** Returns a phrase for the channel and recipient of the code: `Código enviado por SMS al ••• 1234`. */
const sentText = (code: CodeWay): string => {
  const way = codeWayText(code);
  return way === null ? "Enviado al correo" : `Código enviado ${way}`;
};

/** Returns the list of changes of the contract's address: author, time and confirmation of each. */
const emailChangesOf = ({ emailChanges }: Certificate): Piece[] => [
  heading("Cambio del correo"),
  paragraphs(
    emailChanges.map(
      ({ by, at, former, confirmedBy }) =>
        `El ${spokenInstant(new Date(at))}, ${by} cambió el correo del cliente, que era ${former}. ` +
        `${howConfirmed[confirmedBy ?? "time"]}`,
    ),
  ),
];

const howConfirmed: Readonly<Record<Confirmer | "time", string>> = {
  former: "El cambio se confirmó desde el correo anterior.",
  owner: "El cambio lo confirmó el propietario de la agencia.",
  time: "Pasaron 24 horas sin que el correo anterior dijera que no.",
};

/**
 * Returns the proof that the history up to the signature was not altered: the last entry of its hash chain.
 */
const chainOf = ({ position, hash }: ChainHead): Piece[] => [
  heading("Registro de auditoría"),
  { text: `Huella SHA-256 del eslabón n.º ${position.toLocaleString("es-CO")}`, style: "label" },
  { text: hash, fontSize: 8.5, margin: [0, 0, 0, 8] },
];
