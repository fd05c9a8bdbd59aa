import type { Work } from "../../../core/mutation/work.ts";
import { Passenger } from "../../quotes/passenger/passenger.entity.ts";
import type { Contract } from "./contract.entity.ts";

/** Loads a traveller of a contract. NOT_FOUND `Pasajero no encontrado`. */
export const findTraveller = (work: Work, { quote }: Contract, id: string): Promise<Passenger> =>
  work.find(Passenger, { id, quote: quote?.id ?? null }, "Pasajero no encontrado");
