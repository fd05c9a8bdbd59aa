import { type Condition, exampleFacts, type RefusalWords, type Sentence } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { contractLifecycle, type ContractStatus } from "../contract/contract.lifecycle.ts";
import { type ItemStatus, itemLifecycle } from "./item.lifecycle.ts";

/** State that the acts on a contract's item are checked against. */
export interface ItemState {
  readonly status: ItemStatus;
  readonly requiereCompra: boolean;
  /** Status of the item's contract. */
  readonly estadoContrato: ContractStatus;
}

/** Names of the facts in {@link ItemState}, for selection in a query. */
export const itemFacts = ["status", "requiereCompra", "estadoContrato"] as const;

/** Returns a sentence that names the status of the item's contract. */
const inStatus = (write: (estadoContrato: string) => string): Sentence<ItemState> => ({
  write: ({ estadoContrato }) => write(contractLifecycle.labels[estadoContrato]),
  example: write(exampleFacts.text),
});

const BOUGHT: RefusalWords = ["CONFLICT", "El item ya fue comprado"];
const buyable: readonly Condition<ItemState>[] = [
  [({ requiereCompra }) => !requiereCompra, "El servicio no requiere compra"],
  [
    ({ estadoContrato }) => estadoContrato !== "signed",
    inStatus((estadoContrato) => `El contrato está en estado «${estadoContrato}» y no admite compras.`),
  ],
];

const purchase = {
  may: "buy",
  from: ["pendiente_compra"],
  otherwise: BOUGHT,
  facts: ["estadoContrato"],
  unless: buyable,
} as const;

/** Table of the acts on an item to buy, with the roles and statuses that allow each. */
export const itemActs = acts<ItemState>(itemLifecycle)({
  buy: purchase,
  buyInInstallments: purchase,
  setDeadline: {
    may: "buy",
    from: ["pendiente_compra", "comprado_pendiente"],
    otherwise: ["CONFLICT", "El servicio ya está comprado y pagado"],
  },
  /** Records that the item needs no purchase. */
  release: { may: "buy", from: ["pendiente_compra"], otherwise: BOUGHT },
  /** Attaches tickets and vouchers for the traveller to the item, and removes them. */
  attachVoucher: {
    may: "attachVouchers",
    from: itemLifecycle.statuses,
    facts: ["estadoContrato"],
    unless: [
      [
        ({ estadoContrato }) => estadoContrato !== "signed" && estadoContrato !== "completed",
        inStatus((estadoContrato) => `El contrato está en estado «${estadoContrato}» y no admite tiquetes.`),
      ],
    ],
  },
});

/** The name of an act of items. */
export type ItemAct = (typeof itemActs.names)[number];
