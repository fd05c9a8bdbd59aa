/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../../graphql/schema.generated.ts";

import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
export type QuoteRowFragment = {
  id: string;
  quoteNumber: string;
  status: Types.QuoteStatus;
  priority: Types.QuotePriority;
  isExternal: boolean;
  nombreCliente: string;
  emailCliente: string;
  telefonoCliente: string;
  origen: string;
  destino: string;
  fechaIda: string;
  fechaRegreso: string | null;
  numeroPersonas: number;
  precioTotal: number | null;
  pdfFilename: string | null;
  createdAt: string;
  expiresAt: string | null;
  sentVersion: number;
  nextStatuses: Array<Types.QuoteStatus>;
  vendedor: { id: number | null; name: string; lastname: string } | null;
};

export type QuoteRecordFragment = {
  adultos: number;
  menores: number;
  infantes: number;
  edadesMenores: Array<number>;
  edadesInfantes: Array<number>;
  personasAtencionEspecial: number | null;
  detallesAtencionEspecial: string | null;
  acomodacion: Types.Acomodacion | null;
  tipoHotel: Types.TipoHotel | null;
  tripType: Types.TripType | null;
  alimentacion: string | null;
  observaciones: string | null;
  precioPorPersona: number | null;
  descuentoPorcentaje: number | null;
  descuentoAprobado: boolean;
  motivoRechazo: string | null;
  requoteReason: string | null;
  sentAt: string | null;
  emailSentTo: string | null;
  openings: number | null;
  createdBy: string | null;
  version: number;
  id: string;
  quoteNumber: string;
  status: Types.QuoteStatus;
  priority: Types.QuotePriority;
  isExternal: boolean;
  nombreCliente: string;
  emailCliente: string;
  telefonoCliente: string;
  origen: string;
  destino: string;
  fechaIda: string;
  fechaRegreso: string | null;
  numeroPersonas: number;
  precioTotal: number | null;
  pdfFilename: string | null;
  createdAt: string;
  expiresAt: string | null;
  sentVersion: number;
  nextStatuses: Array<Types.QuoteStatus>;
  calculation: { id: string; estado: Types.CalculationStatus } | null;
  passengers: Array<{ id: string }>;
  asesor: { id: number | null; name: string; lastname: string } | null;
  lider: { id: number | null; name: string; lastname: string } | null;
  gerente: { id: number | null; name: string; lastname: string } | null;
  tracking: Array<{ id: string; event: Types.QuoteEventKind; at: string; actorName: string; note: string | null }> | null;
  versions: Array<{ id: string; number: number; precioTotal: number; sentAt: string; sentTo: string; sha256: string }> | null;
  vendedor: { id: number | null; name: string; lastname: string } | null;
};

export type QuoteListQueryVariables = Exact<{
  page: number;
  filter?: Types.QuoteFilter | null | undefined;
}>;

export type QuoteListQuery = {
  quotes: {
    total: number;
    totalPages: number;
    items: Array<{
      id: string;
      quoteNumber: string;
      status: Types.QuoteStatus;
      priority: Types.QuotePriority;
      isExternal: boolean;
      nombreCliente: string;
      emailCliente: string;
      telefonoCliente: string;
      origen: string;
      destino: string;
      fechaIda: string;
      fechaRegreso: string | null;
      numeroPersonas: number;
      precioTotal: number | null;
      pdfFilename: string | null;
      createdAt: string;
      expiresAt: string | null;
      sentVersion: number;
      nextStatuses: Array<Types.QuoteStatus>;
      vendedor: { id: number | null; name: string; lastname: string } | null;
    }>;
  };
};

export type QuoteCountsQueryVariables = Exact<{
  filter?: Types.QuoteFilter | null | undefined;
}>;

export type QuoteCountsQuery = {
  quoteCounters: { total: number; totalValue: number; byStatus: Array<{ status: Types.QuoteStatus; count: number }> };
};

export type QuoteDetailQueryVariables = Exact<{
  id: string;
}>;

export type QuoteDetailQuery = {
  quote: {
    adultos: number;
    menores: number;
    infantes: number;
    edadesMenores: Array<number>;
    edadesInfantes: Array<number>;
    personasAtencionEspecial: number | null;
    detallesAtencionEspecial: string | null;
    acomodacion: Types.Acomodacion | null;
    tipoHotel: Types.TipoHotel | null;
    tripType: Types.TripType | null;
    alimentacion: string | null;
    observaciones: string | null;
    precioPorPersona: number | null;
    descuentoPorcentaje: number | null;
    descuentoAprobado: boolean;
    motivoRechazo: string | null;
    requoteReason: string | null;
    sentAt: string | null;
    emailSentTo: string | null;
    openings: number | null;
    createdBy: string | null;
    version: number;
    id: string;
    quoteNumber: string;
    status: Types.QuoteStatus;
    priority: Types.QuotePriority;
    isExternal: boolean;
    nombreCliente: string;
    emailCliente: string;
    telefonoCliente: string;
    origen: string;
    destino: string;
    fechaIda: string;
    fechaRegreso: string | null;
    numeroPersonas: number;
    precioTotal: number | null;
    pdfFilename: string | null;
    createdAt: string;
    expiresAt: string | null;
    sentVersion: number;
    nextStatuses: Array<Types.QuoteStatus>;
    calculation: { id: string; estado: Types.CalculationStatus } | null;
    passengers: Array<{ id: string }>;
    asesor: { id: number | null; name: string; lastname: string } | null;
    lider: { id: number | null; name: string; lastname: string } | null;
    gerente: { id: number | null; name: string; lastname: string } | null;
    tracking: Array<{ id: string; event: Types.QuoteEventKind; at: string; actorName: string; note: string | null }> | null;
    versions: Array<{ id: string; number: number; precioTotal: number; sentAt: string; sentTo: string; sha256: string }> | null;
    vendedor: { id: number | null; name: string; lastname: string } | null;
  } | null;
};

export type QuoteClientQueryVariables = Exact<{
  email: string;
}>;

export type QuoteClientQuery = {
  quotes: { items: Array<{ id: string; nombreCliente: string; emailCliente: string; telefonoCliente: string }> };
};

export type QuoteSellersQueryVariables = Exact<{ [key: string]: never }>;

export type QuoteSellersQuery = { quoteSellers: Array<{ id: number | null; name: string; lastname: string; role: number }> };

export type QuotePdfQueryVariables = Exact<{
  id: string;
}>;

export type QuotePdfQuery = { quotePdf: { filename: string; url: string } };

export type QuoteApprovalQueryVariables = Exact<{
  id: string;
}>;

export type QuoteApprovalQuery = {
  quote: {
    id: string;
    quoteNumber: string;
    status: Types.QuoteStatus;
    nombreCliente: string;
    origen: string;
    destino: string;
    fechaIda: string;
    fechaRegreso: string | null;
    numeroPersonas: number;
    expiresAt: string | null;
    sentOffer: {
      id: string;
      number: number;
      precioTotal: number;
      expiresAt: string;
      offer: {
        client: string | null;
        adultos: number | null;
        menores: number | null;
        infantes: number | null;
        observaciones: string | null;
        totalDescuento: number | null;
        precioPorPersona: number | null;
        lines: Array<{ title: string | null; detail: string | null }> | null;
      };
    } | null;
    vendedor: { name: string; lastname: string; email: string; phone: string | null } | null;
  } | null;
};

export type QuoteCreateMutationVariables = Exact<{
  input: Types.CreateQuoteInput;
}>;

export type QuoteCreateMutation = {
  createQuote: {
    id: string;
    quoteNumber: string;
    status: Types.QuoteStatus;
    priority: Types.QuotePriority;
    isExternal: boolean;
    nombreCliente: string;
    emailCliente: string;
    telefonoCliente: string;
    origen: string;
    destino: string;
    fechaIda: string;
    fechaRegreso: string | null;
    numeroPersonas: number;
    precioTotal: number | null;
    pdfFilename: string | null;
    createdAt: string;
    expiresAt: string | null;
    sentVersion: number;
    nextStatuses: Array<Types.QuoteStatus>;
    vendedor: { id: number | null; name: string; lastname: string } | null;
  };
};

export type QuoteUpdateMutationVariables = Exact<{
  id: string;
  input: Types.UpdateQuoteInput;
}>;

export type QuoteUpdateMutation = {
  updateQuote: {
    adultos: number;
    menores: number;
    infantes: number;
    edadesMenores: Array<number>;
    edadesInfantes: Array<number>;
    personasAtencionEspecial: number | null;
    detallesAtencionEspecial: string | null;
    acomodacion: Types.Acomodacion | null;
    tipoHotel: Types.TipoHotel | null;
    tripType: Types.TripType | null;
    alimentacion: string | null;
    observaciones: string | null;
    precioPorPersona: number | null;
    descuentoPorcentaje: number | null;
    descuentoAprobado: boolean;
    motivoRechazo: string | null;
    requoteReason: string | null;
    sentAt: string | null;
    emailSentTo: string | null;
    openings: number | null;
    createdBy: string | null;
    version: number;
    id: string;
    quoteNumber: string;
    status: Types.QuoteStatus;
    priority: Types.QuotePriority;
    isExternal: boolean;
    nombreCliente: string;
    emailCliente: string;
    telefonoCliente: string;
    origen: string;
    destino: string;
    fechaIda: string;
    fechaRegreso: string | null;
    numeroPersonas: number;
    precioTotal: number | null;
    pdfFilename: string | null;
    createdAt: string;
    expiresAt: string | null;
    sentVersion: number;
    nextStatuses: Array<Types.QuoteStatus>;
    calculation: { id: string; estado: Types.CalculationStatus } | null;
    passengers: Array<{ id: string }>;
    asesor: { id: number | null; name: string; lastname: string } | null;
    lider: { id: number | null; name: string; lastname: string } | null;
    gerente: { id: number | null; name: string; lastname: string } | null;
    tracking: Array<{ id: string; event: Types.QuoteEventKind; at: string; actorName: string; note: string | null }> | null;
    versions: Array<{ id: string; number: number; precioTotal: number; sentAt: string; sentTo: string; sha256: string }> | null;
    vendedor: { id: number | null; name: string; lastname: string } | null;
  };
};

export type QuoteSendMutationVariables = Exact<{
  id: string;
}>;

export type QuoteSendMutation = {
  sendQuote: {
    quote: {
      adultos: number;
      menores: number;
      infantes: number;
      edadesMenores: Array<number>;
      edadesInfantes: Array<number>;
      personasAtencionEspecial: number | null;
      detallesAtencionEspecial: string | null;
      acomodacion: Types.Acomodacion | null;
      tipoHotel: Types.TipoHotel | null;
      tripType: Types.TripType | null;
      alimentacion: string | null;
      observaciones: string | null;
      precioPorPersona: number | null;
      descuentoPorcentaje: number | null;
      descuentoAprobado: boolean;
      motivoRechazo: string | null;
      requoteReason: string | null;
      sentAt: string | null;
      emailSentTo: string | null;
      openings: number | null;
      createdBy: string | null;
      version: number;
      id: string;
      quoteNumber: string;
      status: Types.QuoteStatus;
      priority: Types.QuotePriority;
      isExternal: boolean;
      nombreCliente: string;
      emailCliente: string;
      telefonoCliente: string;
      origen: string;
      destino: string;
      fechaIda: string;
      fechaRegreso: string | null;
      numeroPersonas: number;
      precioTotal: number | null;
      pdfFilename: string | null;
      createdAt: string;
      expiresAt: string | null;
      sentVersion: number;
      nextStatuses: Array<Types.QuoteStatus>;
      calculation: { id: string; estado: Types.CalculationStatus } | null;
      passengers: Array<{ id: string }>;
      asesor: { id: number | null; name: string; lastname: string } | null;
      lider: { id: number | null; name: string; lastname: string } | null;
      gerente: { id: number | null; name: string; lastname: string } | null;
      tracking: Array<{ id: string; event: Types.QuoteEventKind; at: string; actorName: string; note: string | null }> | null;
      versions: Array<{ id: string; number: number; precioTotal: number; sentAt: string; sentTo: string; sha256: string }> | null;
      vendedor: { id: number | null; name: string; lastname: string } | null;
    };
    emailInfo: { to: string };
  };
};

export type QuoteApproveMutationVariables = Exact<{
  id: string;
  input: Types.ApproveQuoteInput;
}>;

export type QuoteApproveMutation = {
  approveQuote: {
    passengerLink: string | null;
    quote: {
      adultos: number;
      menores: number;
      infantes: number;
      edadesMenores: Array<number>;
      edadesInfantes: Array<number>;
      personasAtencionEspecial: number | null;
      detallesAtencionEspecial: string | null;
      acomodacion: Types.Acomodacion | null;
      tipoHotel: Types.TipoHotel | null;
      tripType: Types.TripType | null;
      alimentacion: string | null;
      observaciones: string | null;
      precioPorPersona: number | null;
      descuentoPorcentaje: number | null;
      descuentoAprobado: boolean;
      motivoRechazo: string | null;
      requoteReason: string | null;
      sentAt: string | null;
      emailSentTo: string | null;
      openings: number | null;
      createdBy: string | null;
      version: number;
      id: string;
      quoteNumber: string;
      status: Types.QuoteStatus;
      priority: Types.QuotePriority;
      isExternal: boolean;
      nombreCliente: string;
      emailCliente: string;
      telefonoCliente: string;
      origen: string;
      destino: string;
      fechaIda: string;
      fechaRegreso: string | null;
      numeroPersonas: number;
      precioTotal: number | null;
      pdfFilename: string | null;
      createdAt: string;
      expiresAt: string | null;
      sentVersion: number;
      nextStatuses: Array<Types.QuoteStatus>;
      calculation: { id: string; estado: Types.CalculationStatus } | null;
      passengers: Array<{ id: string }>;
      asesor: { id: number | null; name: string; lastname: string } | null;
      lider: { id: number | null; name: string; lastname: string } | null;
      gerente: { id: number | null; name: string; lastname: string } | null;
      tracking: Array<{ id: string; event: Types.QuoteEventKind; at: string; actorName: string; note: string | null }> | null;
      versions: Array<{ id: string; number: number; precioTotal: number; sentAt: string; sentTo: string; sha256: string }> | null;
      vendedor: { id: number | null; name: string; lastname: string } | null;
    };
  };
};

export type QuoteRejectMutationVariables = Exact<{
  id: string;
  input: Types.RejectQuoteInput;
}>;

export type QuoteRejectMutation = {
  rejectQuote: {
    adultos: number;
    menores: number;
    infantes: number;
    edadesMenores: Array<number>;
    edadesInfantes: Array<number>;
    personasAtencionEspecial: number | null;
    detallesAtencionEspecial: string | null;
    acomodacion: Types.Acomodacion | null;
    tipoHotel: Types.TipoHotel | null;
    tripType: Types.TripType | null;
    alimentacion: string | null;
    observaciones: string | null;
    precioPorPersona: number | null;
    descuentoPorcentaje: number | null;
    descuentoAprobado: boolean;
    motivoRechazo: string | null;
    requoteReason: string | null;
    sentAt: string | null;
    emailSentTo: string | null;
    openings: number | null;
    createdBy: string | null;
    version: number;
    id: string;
    quoteNumber: string;
    status: Types.QuoteStatus;
    priority: Types.QuotePriority;
    isExternal: boolean;
    nombreCliente: string;
    emailCliente: string;
    telefonoCliente: string;
    origen: string;
    destino: string;
    fechaIda: string;
    fechaRegreso: string | null;
    numeroPersonas: number;
    precioTotal: number | null;
    pdfFilename: string | null;
    createdAt: string;
    expiresAt: string | null;
    sentVersion: number;
    nextStatuses: Array<Types.QuoteStatus>;
    calculation: { id: string; estado: Types.CalculationStatus } | null;
    passengers: Array<{ id: string }>;
    asesor: { id: number | null; name: string; lastname: string } | null;
    lider: { id: number | null; name: string; lastname: string } | null;
    gerente: { id: number | null; name: string; lastname: string } | null;
    tracking: Array<{ id: string; event: Types.QuoteEventKind; at: string; actorName: string; note: string | null }> | null;
    versions: Array<{ id: string; number: number; precioTotal: number; sentAt: string; sentTo: string; sha256: string }> | null;
    vendedor: { id: number | null; name: string; lastname: string } | null;
  };
};

export type QuoteRequoteMutationVariables = Exact<{
  id: string;
  input: Types.RequoteQuoteInput;
}>;

export type QuoteRequoteMutation = {
  requoteQuote: {
    adultos: number;
    menores: number;
    infantes: number;
    edadesMenores: Array<number>;
    edadesInfantes: Array<number>;
    personasAtencionEspecial: number | null;
    detallesAtencionEspecial: string | null;
    acomodacion: Types.Acomodacion | null;
    tipoHotel: Types.TipoHotel | null;
    tripType: Types.TripType | null;
    alimentacion: string | null;
    observaciones: string | null;
    precioPorPersona: number | null;
    descuentoPorcentaje: number | null;
    descuentoAprobado: boolean;
    motivoRechazo: string | null;
    requoteReason: string | null;
    sentAt: string | null;
    emailSentTo: string | null;
    openings: number | null;
    createdBy: string | null;
    version: number;
    id: string;
    quoteNumber: string;
    status: Types.QuoteStatus;
    priority: Types.QuotePriority;
    isExternal: boolean;
    nombreCliente: string;
    emailCliente: string;
    telefonoCliente: string;
    origen: string;
    destino: string;
    fechaIda: string;
    fechaRegreso: string | null;
    numeroPersonas: number;
    precioTotal: number | null;
    pdfFilename: string | null;
    createdAt: string;
    expiresAt: string | null;
    sentVersion: number;
    nextStatuses: Array<Types.QuoteStatus>;
    calculation: { id: string; estado: Types.CalculationStatus } | null;
    passengers: Array<{ id: string }>;
    asesor: { id: number | null; name: string; lastname: string } | null;
    lider: { id: number | null; name: string; lastname: string } | null;
    gerente: { id: number | null; name: string; lastname: string } | null;
    tracking: Array<{ id: string; event: Types.QuoteEventKind; at: string; actorName: string; note: string | null }> | null;
    versions: Array<{ id: string; number: number; precioTotal: number; sentAt: string; sentTo: string; sha256: string }> | null;
    vendedor: { id: number | null; name: string; lastname: string } | null;
  };
};

export type QuoteReassignMutationVariables = Exact<{
  id: string;
  input: Types.ReassignQuoteInput;
}>;

export type QuoteReassignMutation = {
  reassignQuote: {
    adultos: number;
    menores: number;
    infantes: number;
    edadesMenores: Array<number>;
    edadesInfantes: Array<number>;
    personasAtencionEspecial: number | null;
    detallesAtencionEspecial: string | null;
    acomodacion: Types.Acomodacion | null;
    tipoHotel: Types.TipoHotel | null;
    tripType: Types.TripType | null;
    alimentacion: string | null;
    observaciones: string | null;
    precioPorPersona: number | null;
    descuentoPorcentaje: number | null;
    descuentoAprobado: boolean;
    motivoRechazo: string | null;
    requoteReason: string | null;
    sentAt: string | null;
    emailSentTo: string | null;
    openings: number | null;
    createdBy: string | null;
    version: number;
    id: string;
    quoteNumber: string;
    status: Types.QuoteStatus;
    priority: Types.QuotePriority;
    isExternal: boolean;
    nombreCliente: string;
    emailCliente: string;
    telefonoCliente: string;
    origen: string;
    destino: string;
    fechaIda: string;
    fechaRegreso: string | null;
    numeroPersonas: number;
    precioTotal: number | null;
    pdfFilename: string | null;
    createdAt: string;
    expiresAt: string | null;
    sentVersion: number;
    nextStatuses: Array<Types.QuoteStatus>;
    calculation: { id: string; estado: Types.CalculationStatus } | null;
    passengers: Array<{ id: string }>;
    asesor: { id: number | null; name: string; lastname: string } | null;
    lider: { id: number | null; name: string; lastname: string } | null;
    gerente: { id: number | null; name: string; lastname: string } | null;
    tracking: Array<{ id: string; event: Types.QuoteEventKind; at: string; actorName: string; note: string | null }> | null;
    versions: Array<{ id: string; number: number; precioTotal: number; sentAt: string; sentTo: string; sha256: string }> | null;
    vendedor: { id: number | null; name: string; lastname: string } | null;
  };
};

export type QuoteRegeneratePdfMutationVariables = Exact<{
  id: string;
}>;

export type QuoteRegeneratePdfMutation = { regenerateQuotePdf: { filename: string; generatedAt: string } };

export type QuoteDeleteMutationVariables = Exact<{
  id: string;
}>;

export type QuoteDeleteMutation = { deleteQuote: boolean };

export type QuoteDecideApproveMutationVariables = Exact<{
  id: string;
  input: Types.ApproveQuoteInput;
}>;

export type QuoteDecideApproveMutation = {
  approveQuote: { passengerLink: string | null; quote: { id: string; status: Types.QuoteStatus } };
};

export type QuoteDecideRejectMutationVariables = Exact<{
  id: string;
  input: Types.RejectQuoteInput;
}>;

export type QuoteDecideRejectMutation = { rejectQuote: { id: string; status: Types.QuoteStatus } };

export type QuoteDecideRequoteMutationVariables = Exact<{
  id: string;
  input: Types.RequoteQuoteInput;
}>;

export type QuoteDecideRequoteMutation = { requoteQuote: { id: string; status: Types.QuoteStatus } };

export const QuoteRowFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRow" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "quoteNumber" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "priority" } },
          { kind: "Field", name: { kind: "Name", value: "isExternal" } },
          { kind: "Field", name: { kind: "Name", value: "nombreCliente" } },
          { kind: "Field", name: { kind: "Name", value: "emailCliente" } },
          { kind: "Field", name: { kind: "Name", value: "telefonoCliente" } },
          { kind: "Field", name: { kind: "Name", value: "origen" } },
          { kind: "Field", name: { kind: "Name", value: "destino" } },
          { kind: "Field", name: { kind: "Name", value: "fechaIda" } },
          { kind: "Field", name: { kind: "Name", value: "fechaRegreso" } },
          { kind: "Field", name: { kind: "Name", value: "numeroPersonas" } },
          { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
          { kind: "Field", name: { kind: "Name", value: "pdfFilename" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "sentVersion" } },
          { kind: "Field", name: { kind: "Name", value: "nextStatuses" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "vendedor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteRowFragment, unknown>;
export const QuoteRecordFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRecord" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRow" } },
          { kind: "Field", name: { kind: "Name", value: "adultos" } },
          { kind: "Field", name: { kind: "Name", value: "menores" } },
          { kind: "Field", name: { kind: "Name", value: "infantes" } },
          { kind: "Field", name: { kind: "Name", value: "edadesMenores" } },
          { kind: "Field", name: { kind: "Name", value: "edadesInfantes" } },
          { kind: "Field", name: { kind: "Name", value: "personasAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "detallesAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "acomodacion" } },
          { kind: "Field", name: { kind: "Name", value: "tipoHotel" } },
          { kind: "Field", name: { kind: "Name", value: "tripType" } },
          { kind: "Field", name: { kind: "Name", value: "alimentacion" } },
          { kind: "Field", name: { kind: "Name", value: "observaciones" } },
          { kind: "Field", name: { kind: "Name", value: "precioPorPersona" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoPorcentaje" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoAprobado" } },
          { kind: "Field", name: { kind: "Name", value: "motivoRechazo" } },
          { kind: "Field", name: { kind: "Name", value: "requoteReason" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "emailSentTo" } },
          { kind: "Field", name: { kind: "Name", value: "openings" } },
          { kind: "Field", name: { kind: "Name", value: "createdBy" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "calculation" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "estado" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "passengers" },
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "id" } }] },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "asesor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "lider" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "gerente" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "tracking" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "event" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "actorName" } },
                { kind: "Field", name: { kind: "Name", value: "note" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
                { kind: "Field", name: { kind: "Name", value: "sentAt" } },
                { kind: "Field", name: { kind: "Name", value: "sentTo" } },
                { kind: "Field", name: { kind: "Name", value: "sha256" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRow" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "quoteNumber" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "priority" } },
          { kind: "Field", name: { kind: "Name", value: "isExternal" } },
          { kind: "Field", name: { kind: "Name", value: "nombreCliente" } },
          { kind: "Field", name: { kind: "Name", value: "emailCliente" } },
          { kind: "Field", name: { kind: "Name", value: "telefonoCliente" } },
          { kind: "Field", name: { kind: "Name", value: "origen" } },
          { kind: "Field", name: { kind: "Name", value: "destino" } },
          { kind: "Field", name: { kind: "Name", value: "fechaIda" } },
          { kind: "Field", name: { kind: "Name", value: "fechaRegreso" } },
          { kind: "Field", name: { kind: "Name", value: "numeroPersonas" } },
          { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
          { kind: "Field", name: { kind: "Name", value: "pdfFilename" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "sentVersion" } },
          { kind: "Field", name: { kind: "Name", value: "nextStatuses" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "vendedor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteRecordFragment, unknown>;
export const QuoteListDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "QuoteList" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "page" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "filter" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "QuoteFilter" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "quotes" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "page" },
                value: { kind: "Variable", name: { kind: "Name", value: "page" } },
              },
              { kind: "Argument", name: { kind: "Name", value: "limit" }, value: { kind: "IntValue", value: "10" } },
              {
                kind: "Argument",
                name: { kind: "Name", value: "filter" },
                value: { kind: "Variable", name: { kind: "Name", value: "filter" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "items" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRow" } }],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "total" } },
                { kind: "Field", name: { kind: "Name", value: "totalPages" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRow" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "quoteNumber" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "priority" } },
          { kind: "Field", name: { kind: "Name", value: "isExternal" } },
          { kind: "Field", name: { kind: "Name", value: "nombreCliente" } },
          { kind: "Field", name: { kind: "Name", value: "emailCliente" } },
          { kind: "Field", name: { kind: "Name", value: "telefonoCliente" } },
          { kind: "Field", name: { kind: "Name", value: "origen" } },
          { kind: "Field", name: { kind: "Name", value: "destino" } },
          { kind: "Field", name: { kind: "Name", value: "fechaIda" } },
          { kind: "Field", name: { kind: "Name", value: "fechaRegreso" } },
          { kind: "Field", name: { kind: "Name", value: "numeroPersonas" } },
          { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
          { kind: "Field", name: { kind: "Name", value: "pdfFilename" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "sentVersion" } },
          { kind: "Field", name: { kind: "Name", value: "nextStatuses" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "vendedor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteListQuery, QuoteListQueryVariables>;
export const QuoteCountsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "QuoteCounts" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "filter" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "QuoteFilter" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "quoteCounters" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "filter" },
                value: { kind: "Variable", name: { kind: "Name", value: "filter" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "total" } },
                { kind: "Field", name: { kind: "Name", value: "totalValue" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "byStatus" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "status" } },
                      { kind: "Field", name: { kind: "Name", value: "count" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteCountsQuery, QuoteCountsQueryVariables>;
export const QuoteDetailDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "QuoteDetail" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "quote" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
            ],
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRecord" } }] },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRow" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "quoteNumber" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "priority" } },
          { kind: "Field", name: { kind: "Name", value: "isExternal" } },
          { kind: "Field", name: { kind: "Name", value: "nombreCliente" } },
          { kind: "Field", name: { kind: "Name", value: "emailCliente" } },
          { kind: "Field", name: { kind: "Name", value: "telefonoCliente" } },
          { kind: "Field", name: { kind: "Name", value: "origen" } },
          { kind: "Field", name: { kind: "Name", value: "destino" } },
          { kind: "Field", name: { kind: "Name", value: "fechaIda" } },
          { kind: "Field", name: { kind: "Name", value: "fechaRegreso" } },
          { kind: "Field", name: { kind: "Name", value: "numeroPersonas" } },
          { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
          { kind: "Field", name: { kind: "Name", value: "pdfFilename" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "sentVersion" } },
          { kind: "Field", name: { kind: "Name", value: "nextStatuses" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "vendedor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRecord" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRow" } },
          { kind: "Field", name: { kind: "Name", value: "adultos" } },
          { kind: "Field", name: { kind: "Name", value: "menores" } },
          { kind: "Field", name: { kind: "Name", value: "infantes" } },
          { kind: "Field", name: { kind: "Name", value: "edadesMenores" } },
          { kind: "Field", name: { kind: "Name", value: "edadesInfantes" } },
          { kind: "Field", name: { kind: "Name", value: "personasAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "detallesAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "acomodacion" } },
          { kind: "Field", name: { kind: "Name", value: "tipoHotel" } },
          { kind: "Field", name: { kind: "Name", value: "tripType" } },
          { kind: "Field", name: { kind: "Name", value: "alimentacion" } },
          { kind: "Field", name: { kind: "Name", value: "observaciones" } },
          { kind: "Field", name: { kind: "Name", value: "precioPorPersona" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoPorcentaje" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoAprobado" } },
          { kind: "Field", name: { kind: "Name", value: "motivoRechazo" } },
          { kind: "Field", name: { kind: "Name", value: "requoteReason" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "emailSentTo" } },
          { kind: "Field", name: { kind: "Name", value: "openings" } },
          { kind: "Field", name: { kind: "Name", value: "createdBy" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "calculation" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "estado" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "passengers" },
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "id" } }] },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "asesor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "lider" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "gerente" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "tracking" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "event" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "actorName" } },
                { kind: "Field", name: { kind: "Name", value: "note" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
                { kind: "Field", name: { kind: "Name", value: "sentAt" } },
                { kind: "Field", name: { kind: "Name", value: "sentTo" } },
                { kind: "Field", name: { kind: "Name", value: "sha256" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteDetailQuery, QuoteDetailQueryVariables>;
export const QuoteClientDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "QuoteClient" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "email" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "quotes" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "page" }, value: { kind: "IntValue", value: "1" } },
              { kind: "Argument", name: { kind: "Name", value: "limit" }, value: { kind: "IntValue", value: "1" } },
              {
                kind: "Argument",
                name: { kind: "Name", value: "filter" },
                value: {
                  kind: "ObjectValue",
                  fields: [
                    {
                      kind: "ObjectField",
                      name: { kind: "Name", value: "search" },
                      value: { kind: "Variable", name: { kind: "Name", value: "email" } },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "items" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "nombreCliente" } },
                      { kind: "Field", name: { kind: "Name", value: "emailCliente" } },
                      { kind: "Field", name: { kind: "Name", value: "telefonoCliente" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteClientQuery, QuoteClientQueryVariables>;
export const QuoteSellersDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "QuoteSellers" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "quoteSellers" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
                { kind: "Field", name: { kind: "Name", value: "role" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteSellersQuery, QuoteSellersQueryVariables>;
export const QuotePdfDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "QuotePdf" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "quotePdf" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "filename" } },
                { kind: "Field", name: { kind: "Name", value: "url" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuotePdfQuery, QuotePdfQueryVariables>;
export const QuoteApprovalDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "QuoteApproval" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "quote" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "quoteNumber" } },
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "nombreCliente" } },
                { kind: "Field", name: { kind: "Name", value: "origen" } },
                { kind: "Field", name: { kind: "Name", value: "destino" } },
                { kind: "Field", name: { kind: "Name", value: "fechaIda" } },
                { kind: "Field", name: { kind: "Name", value: "fechaRegreso" } },
                { kind: "Field", name: { kind: "Name", value: "numeroPersonas" } },
                { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "sentOffer" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "number" } },
                      { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
                      { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "offer" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "client" } },
                            { kind: "Field", name: { kind: "Name", value: "adultos" } },
                            { kind: "Field", name: { kind: "Name", value: "menores" } },
                            { kind: "Field", name: { kind: "Name", value: "infantes" } },
                            {
                              kind: "Field",
                              name: { kind: "Name", value: "lines" },
                              selectionSet: {
                                kind: "SelectionSet",
                                selections: [
                                  { kind: "Field", name: { kind: "Name", value: "title" } },
                                  { kind: "Field", name: { kind: "Name", value: "detail" } },
                                ],
                              },
                            },
                            { kind: "Field", name: { kind: "Name", value: "observaciones" } },
                            { kind: "Field", name: { kind: "Name", value: "totalDescuento" } },
                            { kind: "Field", name: { kind: "Name", value: "precioPorPersona" } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "vendedor" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "lastname" } },
                      { kind: "Field", name: { kind: "Name", value: "email" } },
                      { kind: "Field", name: { kind: "Name", value: "phone" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteApprovalQuery, QuoteApprovalQueryVariables>;
export const QuoteCreateDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "QuoteCreate" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "CreateQuoteInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "createQuote" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRow" } }] },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRow" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "quoteNumber" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "priority" } },
          { kind: "Field", name: { kind: "Name", value: "isExternal" } },
          { kind: "Field", name: { kind: "Name", value: "nombreCliente" } },
          { kind: "Field", name: { kind: "Name", value: "emailCliente" } },
          { kind: "Field", name: { kind: "Name", value: "telefonoCliente" } },
          { kind: "Field", name: { kind: "Name", value: "origen" } },
          { kind: "Field", name: { kind: "Name", value: "destino" } },
          { kind: "Field", name: { kind: "Name", value: "fechaIda" } },
          { kind: "Field", name: { kind: "Name", value: "fechaRegreso" } },
          { kind: "Field", name: { kind: "Name", value: "numeroPersonas" } },
          { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
          { kind: "Field", name: { kind: "Name", value: "pdfFilename" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "sentVersion" } },
          { kind: "Field", name: { kind: "Name", value: "nextStatuses" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "vendedor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteCreateMutation, QuoteCreateMutationVariables>;
export const QuoteUpdateDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "QuoteUpdate" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "UpdateQuoteInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateQuote" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRecord" } }] },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRow" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "quoteNumber" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "priority" } },
          { kind: "Field", name: { kind: "Name", value: "isExternal" } },
          { kind: "Field", name: { kind: "Name", value: "nombreCliente" } },
          { kind: "Field", name: { kind: "Name", value: "emailCliente" } },
          { kind: "Field", name: { kind: "Name", value: "telefonoCliente" } },
          { kind: "Field", name: { kind: "Name", value: "origen" } },
          { kind: "Field", name: { kind: "Name", value: "destino" } },
          { kind: "Field", name: { kind: "Name", value: "fechaIda" } },
          { kind: "Field", name: { kind: "Name", value: "fechaRegreso" } },
          { kind: "Field", name: { kind: "Name", value: "numeroPersonas" } },
          { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
          { kind: "Field", name: { kind: "Name", value: "pdfFilename" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "sentVersion" } },
          { kind: "Field", name: { kind: "Name", value: "nextStatuses" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "vendedor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRecord" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRow" } },
          { kind: "Field", name: { kind: "Name", value: "adultos" } },
          { kind: "Field", name: { kind: "Name", value: "menores" } },
          { kind: "Field", name: { kind: "Name", value: "infantes" } },
          { kind: "Field", name: { kind: "Name", value: "edadesMenores" } },
          { kind: "Field", name: { kind: "Name", value: "edadesInfantes" } },
          { kind: "Field", name: { kind: "Name", value: "personasAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "detallesAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "acomodacion" } },
          { kind: "Field", name: { kind: "Name", value: "tipoHotel" } },
          { kind: "Field", name: { kind: "Name", value: "tripType" } },
          { kind: "Field", name: { kind: "Name", value: "alimentacion" } },
          { kind: "Field", name: { kind: "Name", value: "observaciones" } },
          { kind: "Field", name: { kind: "Name", value: "precioPorPersona" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoPorcentaje" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoAprobado" } },
          { kind: "Field", name: { kind: "Name", value: "motivoRechazo" } },
          { kind: "Field", name: { kind: "Name", value: "requoteReason" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "emailSentTo" } },
          { kind: "Field", name: { kind: "Name", value: "openings" } },
          { kind: "Field", name: { kind: "Name", value: "createdBy" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "calculation" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "estado" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "passengers" },
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "id" } }] },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "asesor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "lider" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "gerente" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "tracking" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "event" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "actorName" } },
                { kind: "Field", name: { kind: "Name", value: "note" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
                { kind: "Field", name: { kind: "Name", value: "sentAt" } },
                { kind: "Field", name: { kind: "Name", value: "sentTo" } },
                { kind: "Field", name: { kind: "Name", value: "sha256" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteUpdateMutation, QuoteUpdateMutationVariables>;
export const QuoteSendDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "QuoteSend" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "sendQuote" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "quote" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRecord" } }],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "emailInfo" },
                  selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "to" } }] },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRow" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "quoteNumber" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "priority" } },
          { kind: "Field", name: { kind: "Name", value: "isExternal" } },
          { kind: "Field", name: { kind: "Name", value: "nombreCliente" } },
          { kind: "Field", name: { kind: "Name", value: "emailCliente" } },
          { kind: "Field", name: { kind: "Name", value: "telefonoCliente" } },
          { kind: "Field", name: { kind: "Name", value: "origen" } },
          { kind: "Field", name: { kind: "Name", value: "destino" } },
          { kind: "Field", name: { kind: "Name", value: "fechaIda" } },
          { kind: "Field", name: { kind: "Name", value: "fechaRegreso" } },
          { kind: "Field", name: { kind: "Name", value: "numeroPersonas" } },
          { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
          { kind: "Field", name: { kind: "Name", value: "pdfFilename" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "sentVersion" } },
          { kind: "Field", name: { kind: "Name", value: "nextStatuses" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "vendedor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRecord" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRow" } },
          { kind: "Field", name: { kind: "Name", value: "adultos" } },
          { kind: "Field", name: { kind: "Name", value: "menores" } },
          { kind: "Field", name: { kind: "Name", value: "infantes" } },
          { kind: "Field", name: { kind: "Name", value: "edadesMenores" } },
          { kind: "Field", name: { kind: "Name", value: "edadesInfantes" } },
          { kind: "Field", name: { kind: "Name", value: "personasAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "detallesAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "acomodacion" } },
          { kind: "Field", name: { kind: "Name", value: "tipoHotel" } },
          { kind: "Field", name: { kind: "Name", value: "tripType" } },
          { kind: "Field", name: { kind: "Name", value: "alimentacion" } },
          { kind: "Field", name: { kind: "Name", value: "observaciones" } },
          { kind: "Field", name: { kind: "Name", value: "precioPorPersona" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoPorcentaje" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoAprobado" } },
          { kind: "Field", name: { kind: "Name", value: "motivoRechazo" } },
          { kind: "Field", name: { kind: "Name", value: "requoteReason" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "emailSentTo" } },
          { kind: "Field", name: { kind: "Name", value: "openings" } },
          { kind: "Field", name: { kind: "Name", value: "createdBy" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "calculation" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "estado" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "passengers" },
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "id" } }] },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "asesor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "lider" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "gerente" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "tracking" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "event" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "actorName" } },
                { kind: "Field", name: { kind: "Name", value: "note" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
                { kind: "Field", name: { kind: "Name", value: "sentAt" } },
                { kind: "Field", name: { kind: "Name", value: "sentTo" } },
                { kind: "Field", name: { kind: "Name", value: "sha256" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteSendMutation, QuoteSendMutationVariables>;
export const QuoteApproveDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "QuoteApprove" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ApproveQuoteInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "approveQuote" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "quote" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRecord" } }],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "passengerLink" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRow" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "quoteNumber" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "priority" } },
          { kind: "Field", name: { kind: "Name", value: "isExternal" } },
          { kind: "Field", name: { kind: "Name", value: "nombreCliente" } },
          { kind: "Field", name: { kind: "Name", value: "emailCliente" } },
          { kind: "Field", name: { kind: "Name", value: "telefonoCliente" } },
          { kind: "Field", name: { kind: "Name", value: "origen" } },
          { kind: "Field", name: { kind: "Name", value: "destino" } },
          { kind: "Field", name: { kind: "Name", value: "fechaIda" } },
          { kind: "Field", name: { kind: "Name", value: "fechaRegreso" } },
          { kind: "Field", name: { kind: "Name", value: "numeroPersonas" } },
          { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
          { kind: "Field", name: { kind: "Name", value: "pdfFilename" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "sentVersion" } },
          { kind: "Field", name: { kind: "Name", value: "nextStatuses" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "vendedor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRecord" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRow" } },
          { kind: "Field", name: { kind: "Name", value: "adultos" } },
          { kind: "Field", name: { kind: "Name", value: "menores" } },
          { kind: "Field", name: { kind: "Name", value: "infantes" } },
          { kind: "Field", name: { kind: "Name", value: "edadesMenores" } },
          { kind: "Field", name: { kind: "Name", value: "edadesInfantes" } },
          { kind: "Field", name: { kind: "Name", value: "personasAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "detallesAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "acomodacion" } },
          { kind: "Field", name: { kind: "Name", value: "tipoHotel" } },
          { kind: "Field", name: { kind: "Name", value: "tripType" } },
          { kind: "Field", name: { kind: "Name", value: "alimentacion" } },
          { kind: "Field", name: { kind: "Name", value: "observaciones" } },
          { kind: "Field", name: { kind: "Name", value: "precioPorPersona" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoPorcentaje" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoAprobado" } },
          { kind: "Field", name: { kind: "Name", value: "motivoRechazo" } },
          { kind: "Field", name: { kind: "Name", value: "requoteReason" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "emailSentTo" } },
          { kind: "Field", name: { kind: "Name", value: "openings" } },
          { kind: "Field", name: { kind: "Name", value: "createdBy" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "calculation" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "estado" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "passengers" },
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "id" } }] },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "asesor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "lider" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "gerente" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "tracking" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "event" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "actorName" } },
                { kind: "Field", name: { kind: "Name", value: "note" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
                { kind: "Field", name: { kind: "Name", value: "sentAt" } },
                { kind: "Field", name: { kind: "Name", value: "sentTo" } },
                { kind: "Field", name: { kind: "Name", value: "sha256" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteApproveMutation, QuoteApproveMutationVariables>;
export const QuoteRejectDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "QuoteReject" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "RejectQuoteInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "rejectQuote" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRecord" } }] },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRow" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "quoteNumber" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "priority" } },
          { kind: "Field", name: { kind: "Name", value: "isExternal" } },
          { kind: "Field", name: { kind: "Name", value: "nombreCliente" } },
          { kind: "Field", name: { kind: "Name", value: "emailCliente" } },
          { kind: "Field", name: { kind: "Name", value: "telefonoCliente" } },
          { kind: "Field", name: { kind: "Name", value: "origen" } },
          { kind: "Field", name: { kind: "Name", value: "destino" } },
          { kind: "Field", name: { kind: "Name", value: "fechaIda" } },
          { kind: "Field", name: { kind: "Name", value: "fechaRegreso" } },
          { kind: "Field", name: { kind: "Name", value: "numeroPersonas" } },
          { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
          { kind: "Field", name: { kind: "Name", value: "pdfFilename" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "sentVersion" } },
          { kind: "Field", name: { kind: "Name", value: "nextStatuses" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "vendedor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRecord" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRow" } },
          { kind: "Field", name: { kind: "Name", value: "adultos" } },
          { kind: "Field", name: { kind: "Name", value: "menores" } },
          { kind: "Field", name: { kind: "Name", value: "infantes" } },
          { kind: "Field", name: { kind: "Name", value: "edadesMenores" } },
          { kind: "Field", name: { kind: "Name", value: "edadesInfantes" } },
          { kind: "Field", name: { kind: "Name", value: "personasAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "detallesAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "acomodacion" } },
          { kind: "Field", name: { kind: "Name", value: "tipoHotel" } },
          { kind: "Field", name: { kind: "Name", value: "tripType" } },
          { kind: "Field", name: { kind: "Name", value: "alimentacion" } },
          { kind: "Field", name: { kind: "Name", value: "observaciones" } },
          { kind: "Field", name: { kind: "Name", value: "precioPorPersona" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoPorcentaje" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoAprobado" } },
          { kind: "Field", name: { kind: "Name", value: "motivoRechazo" } },
          { kind: "Field", name: { kind: "Name", value: "requoteReason" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "emailSentTo" } },
          { kind: "Field", name: { kind: "Name", value: "openings" } },
          { kind: "Field", name: { kind: "Name", value: "createdBy" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "calculation" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "estado" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "passengers" },
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "id" } }] },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "asesor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "lider" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "gerente" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "tracking" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "event" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "actorName" } },
                { kind: "Field", name: { kind: "Name", value: "note" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
                { kind: "Field", name: { kind: "Name", value: "sentAt" } },
                { kind: "Field", name: { kind: "Name", value: "sentTo" } },
                { kind: "Field", name: { kind: "Name", value: "sha256" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteRejectMutation, QuoteRejectMutationVariables>;
export const QuoteRequoteDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "QuoteRequote" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "RequoteQuoteInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "requoteQuote" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRecord" } }] },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRow" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "quoteNumber" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "priority" } },
          { kind: "Field", name: { kind: "Name", value: "isExternal" } },
          { kind: "Field", name: { kind: "Name", value: "nombreCliente" } },
          { kind: "Field", name: { kind: "Name", value: "emailCliente" } },
          { kind: "Field", name: { kind: "Name", value: "telefonoCliente" } },
          { kind: "Field", name: { kind: "Name", value: "origen" } },
          { kind: "Field", name: { kind: "Name", value: "destino" } },
          { kind: "Field", name: { kind: "Name", value: "fechaIda" } },
          { kind: "Field", name: { kind: "Name", value: "fechaRegreso" } },
          { kind: "Field", name: { kind: "Name", value: "numeroPersonas" } },
          { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
          { kind: "Field", name: { kind: "Name", value: "pdfFilename" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "sentVersion" } },
          { kind: "Field", name: { kind: "Name", value: "nextStatuses" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "vendedor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRecord" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRow" } },
          { kind: "Field", name: { kind: "Name", value: "adultos" } },
          { kind: "Field", name: { kind: "Name", value: "menores" } },
          { kind: "Field", name: { kind: "Name", value: "infantes" } },
          { kind: "Field", name: { kind: "Name", value: "edadesMenores" } },
          { kind: "Field", name: { kind: "Name", value: "edadesInfantes" } },
          { kind: "Field", name: { kind: "Name", value: "personasAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "detallesAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "acomodacion" } },
          { kind: "Field", name: { kind: "Name", value: "tipoHotel" } },
          { kind: "Field", name: { kind: "Name", value: "tripType" } },
          { kind: "Field", name: { kind: "Name", value: "alimentacion" } },
          { kind: "Field", name: { kind: "Name", value: "observaciones" } },
          { kind: "Field", name: { kind: "Name", value: "precioPorPersona" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoPorcentaje" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoAprobado" } },
          { kind: "Field", name: { kind: "Name", value: "motivoRechazo" } },
          { kind: "Field", name: { kind: "Name", value: "requoteReason" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "emailSentTo" } },
          { kind: "Field", name: { kind: "Name", value: "openings" } },
          { kind: "Field", name: { kind: "Name", value: "createdBy" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "calculation" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "estado" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "passengers" },
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "id" } }] },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "asesor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "lider" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "gerente" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "tracking" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "event" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "actorName" } },
                { kind: "Field", name: { kind: "Name", value: "note" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
                { kind: "Field", name: { kind: "Name", value: "sentAt" } },
                { kind: "Field", name: { kind: "Name", value: "sentTo" } },
                { kind: "Field", name: { kind: "Name", value: "sha256" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteRequoteMutation, QuoteRequoteMutationVariables>;
export const QuoteReassignDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "QuoteReassign" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ReassignQuoteInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "reassignQuote" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRecord" } }] },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRow" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "quoteNumber" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "priority" } },
          { kind: "Field", name: { kind: "Name", value: "isExternal" } },
          { kind: "Field", name: { kind: "Name", value: "nombreCliente" } },
          { kind: "Field", name: { kind: "Name", value: "emailCliente" } },
          { kind: "Field", name: { kind: "Name", value: "telefonoCliente" } },
          { kind: "Field", name: { kind: "Name", value: "origen" } },
          { kind: "Field", name: { kind: "Name", value: "destino" } },
          { kind: "Field", name: { kind: "Name", value: "fechaIda" } },
          { kind: "Field", name: { kind: "Name", value: "fechaRegreso" } },
          { kind: "Field", name: { kind: "Name", value: "numeroPersonas" } },
          { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
          { kind: "Field", name: { kind: "Name", value: "pdfFilename" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "expiresAt" } },
          { kind: "Field", name: { kind: "Name", value: "sentVersion" } },
          { kind: "Field", name: { kind: "Name", value: "nextStatuses" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "vendedor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "QuoteRecord" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Quote" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "QuoteRow" } },
          { kind: "Field", name: { kind: "Name", value: "adultos" } },
          { kind: "Field", name: { kind: "Name", value: "menores" } },
          { kind: "Field", name: { kind: "Name", value: "infantes" } },
          { kind: "Field", name: { kind: "Name", value: "edadesMenores" } },
          { kind: "Field", name: { kind: "Name", value: "edadesInfantes" } },
          { kind: "Field", name: { kind: "Name", value: "personasAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "detallesAtencionEspecial" } },
          { kind: "Field", name: { kind: "Name", value: "acomodacion" } },
          { kind: "Field", name: { kind: "Name", value: "tipoHotel" } },
          { kind: "Field", name: { kind: "Name", value: "tripType" } },
          { kind: "Field", name: { kind: "Name", value: "alimentacion" } },
          { kind: "Field", name: { kind: "Name", value: "observaciones" } },
          { kind: "Field", name: { kind: "Name", value: "precioPorPersona" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoPorcentaje" } },
          { kind: "Field", name: { kind: "Name", value: "descuentoAprobado" } },
          { kind: "Field", name: { kind: "Name", value: "motivoRechazo" } },
          { kind: "Field", name: { kind: "Name", value: "requoteReason" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "emailSentTo" } },
          { kind: "Field", name: { kind: "Name", value: "openings" } },
          { kind: "Field", name: { kind: "Name", value: "createdBy" } },
          { kind: "Field", name: { kind: "Name", value: "version" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "calculation" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "estado" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "passengers" },
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "id" } }] },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "asesor" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "lider" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "gerente" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "lastname" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "tracking" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "event" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "actorName" } },
                { kind: "Field", name: { kind: "Name", value: "note" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "precioTotal" } },
                { kind: "Field", name: { kind: "Name", value: "sentAt" } },
                { kind: "Field", name: { kind: "Name", value: "sentTo" } },
                { kind: "Field", name: { kind: "Name", value: "sha256" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteReassignMutation, QuoteReassignMutationVariables>;
export const QuoteRegeneratePdfDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "QuoteRegeneratePdf" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "regenerateQuotePdf" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "filename" } },
                { kind: "Field", name: { kind: "Name", value: "generatedAt" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteRegeneratePdfMutation, QuoteRegeneratePdfMutationVariables>;
export const QuoteDeleteDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "QuoteDelete" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "deleteQuote" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteDeleteMutation, QuoteDeleteMutationVariables>;
export const QuoteDecideApproveDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "QuoteDecideApprove" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ApproveQuoteInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "approveQuote" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "quote" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "status" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "passengerLink" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteDecideApproveMutation, QuoteDecideApproveMutationVariables>;
export const QuoteDecideRejectDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "QuoteDecideReject" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "RejectQuoteInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "rejectQuote" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "status" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteDecideRejectMutation, QuoteDecideRejectMutationVariables>;
export const QuoteDecideRequoteDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "QuoteDecideRequote" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "RequoteQuoteInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "requoteQuote" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "status" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuoteDecideRequoteMutation, QuoteDecideRequoteMutationVariables>;
export const useQuoteListQuery = (
  ...[options]: Options<Apollo.useQuery.Options<QuoteListQuery, QuoteListQueryVariables>, QuoteListQueryVariables>
) =>
  Apollo.useQuery<QuoteListQuery, QuoteListQueryVariables>(
    QuoteListDocument,
    options as Apollo.useQuery.Options<QuoteListQuery, QuoteListQueryVariables>,
  );

export const useQuoteCountsQuery = (
  ...[options]: Options<Apollo.useQuery.Options<QuoteCountsQuery, QuoteCountsQueryVariables>, QuoteCountsQueryVariables>
) =>
  Apollo.useQuery<QuoteCountsQuery, QuoteCountsQueryVariables>(
    QuoteCountsDocument,
    options as Apollo.useQuery.Options<QuoteCountsQuery, QuoteCountsQueryVariables>,
  );

export const useQuoteDetailQuery = (
  ...[options]: Options<Apollo.useQuery.Options<QuoteDetailQuery, QuoteDetailQueryVariables>, QuoteDetailQueryVariables>
) =>
  Apollo.useQuery<QuoteDetailQuery, QuoteDetailQueryVariables>(
    QuoteDetailDocument,
    options as Apollo.useQuery.Options<QuoteDetailQuery, QuoteDetailQueryVariables>,
  );

export const useQuoteClientQuery = (
  ...[options]: Options<Apollo.useQuery.Options<QuoteClientQuery, QuoteClientQueryVariables>, QuoteClientQueryVariables>
) =>
  Apollo.useQuery<QuoteClientQuery, QuoteClientQueryVariables>(
    QuoteClientDocument,
    options as Apollo.useQuery.Options<QuoteClientQuery, QuoteClientQueryVariables>,
  );

export const useQuoteSellersQuery = (
  ...[options]: Options<Apollo.useQuery.Options<QuoteSellersQuery, QuoteSellersQueryVariables>, QuoteSellersQueryVariables>
) =>
  Apollo.useQuery<QuoteSellersQuery, QuoteSellersQueryVariables>(
    QuoteSellersDocument,
    options as Apollo.useQuery.Options<QuoteSellersQuery, QuoteSellersQueryVariables>,
  );

export const useQuotePdfQuery = (
  ...[options]: Options<Apollo.useQuery.Options<QuotePdfQuery, QuotePdfQueryVariables>, QuotePdfQueryVariables>
) =>
  Apollo.useQuery<QuotePdfQuery, QuotePdfQueryVariables>(
    QuotePdfDocument,
    options as Apollo.useQuery.Options<QuotePdfQuery, QuotePdfQueryVariables>,
  );

export const useQuoteApprovalQuery = (
  ...[options]: Options<Apollo.useQuery.Options<QuoteApprovalQuery, QuoteApprovalQueryVariables>, QuoteApprovalQueryVariables>
) =>
  Apollo.useQuery<QuoteApprovalQuery, QuoteApprovalQueryVariables>(
    QuoteApprovalDocument,
    options as Apollo.useQuery.Options<QuoteApprovalQuery, QuoteApprovalQueryVariables>,
  );

export const useQuoteCreateMutation = (options?: Apollo.useMutation.Options<QuoteCreateMutation, QuoteCreateMutationVariables>) =>
  Apollo.useMutation<QuoteCreateMutation, QuoteCreateMutationVariables>(QuoteCreateDocument, options);

export const useQuoteUpdateMutation = (options?: Apollo.useMutation.Options<QuoteUpdateMutation, QuoteUpdateMutationVariables>) =>
  Apollo.useMutation<QuoteUpdateMutation, QuoteUpdateMutationVariables>(QuoteUpdateDocument, options);

export const useQuoteSendMutation = (options?: Apollo.useMutation.Options<QuoteSendMutation, QuoteSendMutationVariables>) =>
  Apollo.useMutation<QuoteSendMutation, QuoteSendMutationVariables>(QuoteSendDocument, options);

export const useQuoteApproveMutation = (options?: Apollo.useMutation.Options<QuoteApproveMutation, QuoteApproveMutationVariables>) =>
  Apollo.useMutation<QuoteApproveMutation, QuoteApproveMutationVariables>(QuoteApproveDocument, options);

export const useQuoteRejectMutation = (options?: Apollo.useMutation.Options<QuoteRejectMutation, QuoteRejectMutationVariables>) =>
  Apollo.useMutation<QuoteRejectMutation, QuoteRejectMutationVariables>(QuoteRejectDocument, options);

export const useQuoteRequoteMutation = (options?: Apollo.useMutation.Options<QuoteRequoteMutation, QuoteRequoteMutationVariables>) =>
  Apollo.useMutation<QuoteRequoteMutation, QuoteRequoteMutationVariables>(QuoteRequoteDocument, options);

export const useQuoteReassignMutation = (options?: Apollo.useMutation.Options<QuoteReassignMutation, QuoteReassignMutationVariables>) =>
  Apollo.useMutation<QuoteReassignMutation, QuoteReassignMutationVariables>(QuoteReassignDocument, options);

export const useQuoteRegeneratePdfMutation = (
  options?: Apollo.useMutation.Options<QuoteRegeneratePdfMutation, QuoteRegeneratePdfMutationVariables>,
) => Apollo.useMutation<QuoteRegeneratePdfMutation, QuoteRegeneratePdfMutationVariables>(QuoteRegeneratePdfDocument, options);

export const useQuoteDeleteMutation = (options?: Apollo.useMutation.Options<QuoteDeleteMutation, QuoteDeleteMutationVariables>) =>
  Apollo.useMutation<QuoteDeleteMutation, QuoteDeleteMutationVariables>(QuoteDeleteDocument, options);

export const useQuoteDecideApproveMutation = (
  options?: Apollo.useMutation.Options<QuoteDecideApproveMutation, QuoteDecideApproveMutationVariables>,
) => Apollo.useMutation<QuoteDecideApproveMutation, QuoteDecideApproveMutationVariables>(QuoteDecideApproveDocument, options);

export const useQuoteDecideRejectMutation = (
  options?: Apollo.useMutation.Options<QuoteDecideRejectMutation, QuoteDecideRejectMutationVariables>,
) => Apollo.useMutation<QuoteDecideRejectMutation, QuoteDecideRejectMutationVariables>(QuoteDecideRejectDocument, options);

export const useQuoteDecideRequoteMutation = (
  options?: Apollo.useMutation.Options<QuoteDecideRequoteMutation, QuoteDecideRequoteMutationVariables>,
) => Apollo.useMutation<QuoteDecideRequoteMutation, QuoteDecideRequoteMutationVariables>(QuoteDecideRequoteDocument, options);
