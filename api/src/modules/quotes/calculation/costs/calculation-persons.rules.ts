import { badInput } from "../../../../core/failure.ts";
import type { QuotePersons } from "../../quote/request/quote-persons.rules.ts";

/** Travellers in the form in which a calculation may send them. */
export interface PostedPersons {
  readonly numPersonas?: number | null | undefined;
  readonly adultos?: number | null | undefined;
  readonly menores?: number | null | undefined;
  readonly infantes?: number | null | undefined;
  readonly edadesMenores?: readonly number[] | null | undefined;
  readonly edadesInfantes?: readonly number[] | null | undefined;
}

/** Returns whether a sent calculation contains travellers. */
export const saysPersons = ({
  numPersonas,
  adultos,
  menores,
  infantes,
  edadesMenores,
  edadesInfantes,
}: PostedPersons): boolean =>
  [numPersonas, adultos, menores, infantes, edadesMenores, edadesInfantes].some(
    (value) => value !== null && value !== undefined,
  );

/**
 * Returns the travellers of a calculation: the sent ones, or the quote's when none were sent.
 * @throws Refusal BAD_USER_INPUT when the counts are inconsistent.
 */
export function calculationPersons(posted: PostedPersons, quote: QuotePersons): QuotePersons {
  const menores = posted.menores ?? posted.edadesMenores?.length ?? quote.menores;
  const infantes = posted.infantes ?? posted.edadesInfantes?.length ?? quote.infantes;
  const left =
    posted.numPersonas == null ? quote.adultos : Math.max(posted.numPersonas - menores - infantes, 0);
  const adultos = posted.adultos ?? left;
  const numeroPersonas = posted.numPersonas ?? adultos + menores + infantes;
  if (
    [adultos, menores, infantes].some((count) => count < 0) ||
    numeroPersonas < 1 ||
    adultos + menores + infantes !== numeroPersonas
  ) {
    throw badInput(
      "numPersonas",
      "La suma de adultos, menores e infantes debe ser igual al número de personas",
    );
  }
  return {
    numeroPersonas,
    adultos,
    menores,
    infantes,
    edadesMenores: posted.edadesMenores ?? (menores === quote.menores ? quote.edadesMenores : []),
    edadesInfantes: posted.edadesInfantes ?? (infantes === quote.infantes ? quote.edadesInfantes : []),
  };
}
