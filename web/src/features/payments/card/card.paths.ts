import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

const pay = path(addresses.pay);
const thanks = path(addresses.thanks);

/**
 * Parameters of a link to the payment page besides the contract: the token of the contract's link, and an
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

/** Addresses of the online payment page, and of the page to which the payer returns. */
export const cardPaths = {
  pay: {
    ...pay,
    ofContract: ({ contractId, token, monto }: ContractLink) =>
      `${pay.to()}?${query({ contrato: contractId, token, monto })}`,
    ofReservation: (idOrder: string) => `${pay.to()}?${query({ reserva: idOrder })}`,
  },
  thanks: {
    ...thanks,
    /** Returns the address with the provider's transaction id, to which the provider redirects payers. */
    ofTransaction: (id: string) => `${thanks.to()}?${query({ id })}`,
    /**
     * Returns the address with the key that this browser gave the payment; `bank` when the client continues
     * at the bank.
     */
    ofPayment: (key: string, bank = false) =>
      `${thanks.to()}?${query({ pago: key, banco: bank ? "1" : null })}`,
  },
};
