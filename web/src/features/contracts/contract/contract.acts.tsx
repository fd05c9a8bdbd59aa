import { announced } from "../../../base/saving/useSaving.ts";
import { formatCop } from "@travesia/api/cop";
import { confirming } from "../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { contractToasts as toasts } from "./contract.texts.ts";
import type { OfferedContractAct } from "./contract.offered-acts.ts";
import {
  ContractAskSendingDocument,
  ContractCompleteDocument,
  ContractConvertDocument,
  ContractDeleteDocument,
  ContractEmailChangeDocument,
  ContractEmailConfirmDocument,
  ContractItemAddDocument,
  ContractPdfMakeDocument,
  type ContractRecordFragment,
  ContractRemindDocument,
} from "./contracts.generated.ts";
import { contractPaths } from "./contracts.paths.ts";

/** Places on a contract's page that show buttons. */
export type ContractPlace = "menu" | "client" | "end" | "purchases" | "document" | "ofClient";

const act = recordAct<ContractRecordFragment, ContractPlace>();

/** Loads the dialogs with form fields, which the first view of a contract does not need. */
export const loadContractDialogs = () => import("./contract.dialogs.ts");

/** Acts on a contract, in the order of its menu. */
export const contractActs = {
  send: {
    label: "Enviar para firma",
    labelAt: (status) => (status === "active" ? "Enviar de nuevo" : null),
    places: ["menu", "document"],
    Dialog: lazyPart(async () => (await loadContractDialogs()).SendOrAskEmail),
  },
  askSending: act({
    label: "Pedir el envío",
    mutation: ContractAskSendingDocument,
    done: toasts.sendingAsked,
    places: ["menu"],
  }),
  share: { label: "Copiar enlace", places: ["document"] },
  preview: { label: "Ver PDF", places: ["menu", "document", "ofClient"] },
  edit: { label: "Editar contrato", places: ["menu", "end"] },
  changeEmail: act({
    label: "Cambiar el correo del cliente",
    mutation: ContractEmailChangeDocument,
    done: toasts.emailChanged,
    places: ["menu", "client"],
    Dialog: lazyPart(async () => (await loadContractDialogs()).ChangeEmailDialog),
  }),
  confirmEmail: act({
    label: "Confirmar el correo del cliente",
    mutation: ContractEmailConfirmDocument,
    done: toasts.emailConfirmed,
    places: ["menu", "client"],
    Dialog: confirming(({ contractNumber, cliente }) => ({
      title: "Confirmar el correo del cliente",
      confirm: "Confirmar correo",
      children: (
        <>
          El contrato {contractNumber} se podrá firmar desde <strong>{cliente.email}</strong> sin más espera.
          Confírmalo solo si el cliente te dijo que es su correo.
        </>
      ),
    })),
  }),
  makePdf: act({
    label: "Generar el PDF otra vez",
    mutation: ContractPdfMakeDocument,
    done: toasts.pdfMade,
    failing: "generateContractPdf",
    places: ["menu", "document"],
  }),
  convert: act({
    label: "Convertir cotización a items",
    mutation: ContractConvertDocument,
    done: toasts.converted,
    failing: "convertQuoteToItems",
    places: ["menu"],
    Dialog: confirming(({ contractNumber }) => ({
      title: "Convertir cotización a items",
      confirm: "Crear servicios",
      children:
        `Se crearán los servicios por comprar del contrato ${contractNumber}, ` + "con sus costos cotizados.",
    })),
  }),
  addItem: act({
    label: "Agregar servicio",
    mutation: ContractItemAddDocument,
    of: ({ id }) => ({ contractId: id }),
    done: announced(toasts.itemAdded),
    places: ["menu"],
    Dialog: lazyPart(async () => (await loadContractDialogs()).AddItemDialog),
  }),
  complete: act({
    label: "Completar contrato",
    mutation: ContractCompleteDocument,
    done: toasts.completed,
    places: ["menu", "purchases"],
    Dialog: confirming(({ contractNumber, precioTotal }) => ({
      title: "Completar contrato",
      confirm: "Completar contrato",
      children: (
        <>
          El contrato {contractNumber} por <strong>{formatCop(precioTotal)}</strong> no tiene nada por
          comprar. Al completarlo se generan las comisiones.
        </>
      ),
    })),
  }),
  // Its dialog is about refunds: the screen adds it.
  cancel: { label: "Cancelar contrato", color: "error", places: ["menu", "end"] },
  delete: act({
    label: "Eliminar borrador",
    mutation: ContractDeleteDocument,
    done: toasts.deleted,
    failing: "deleteContract",
    leadsTo: () => contractPaths.list.to(),
    reads: ["ContractList", "ContractCounters"],
    color: "error",
    places: ["menu", "end"],
    Dialog: confirming(({ contractNumber, precioTotal }) => ({
      title: "Eliminar borrador",
      confirm: "Eliminar",
      destructive: true,
      children: (
        <>
          Se eliminará el borrador {contractNumber} por <strong>{formatCop(precioTotal)}</strong>. La
          cotización podrá convertirse otra vez.
        </>
      ),
    })),
  }),
  stateDistance: { label: "Definir la forma de venta" },
  remind: act({ label: "Recordar", mutation: ContractRemindDocument, done: toasts.reminded, mails: true }),
  remindByWhatsapp: { label: "Recordar por WhatsApp" },
} satisfies Record<OfferedContractAct, RecordAct<ContractRecordFragment, ContractPlace>>;
