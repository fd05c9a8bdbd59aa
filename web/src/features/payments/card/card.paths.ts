import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

const pay = path(addresses.pay);
const thanks = path(addresses.thanks);

/**
 * Data that a link to the payment page may carry beside the contract: the token of the contract's link, an
 * amount in COP.
 */
interface ContractLink {
  readonly contractId: string;
  readonly token?: string | null;
  readonly monto?: number | null;
}

const query = (values: Readonly<Record<string, string | number | null | undefined>>): string => {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new URLSearchParams(given).toString();
};

/** Addresses of the online payment, and of the page to which the payer returns. */
export const cardPaths = {
  pay: {
    ...pay,
    ofContract: ({ contractId, token, monto }: ContractLink) =>
      `${pay.to()}?${query({ contrato: contractId, token, monto })}`,
    ofReservation: (idOrder: string) => `${pay.to()}?${query({ reserva: idOrder })}`,
  },
  thanks: {
    ...thanks,
    /** Returns the address by the provider's id, to which the provider sends people back. */
    ofTransaction: (id: string) => `${thanks.to()}?${query({ id })}`,
    /**
     * Returns the address by the name that this browser gave the payment; `bank` when the client continues at
     * their bank.
     */
    ofPayment: (key: string, bank = false) =>
      `${thanks.to()}?${query({ pago: key, banco: bank ? "1" : null })}`,
  },
};
