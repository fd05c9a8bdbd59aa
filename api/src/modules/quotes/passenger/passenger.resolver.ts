import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, ID, Info, Int, Resolver, Root } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import type { Context } from "../../../core/context.ts";
import { OfferedActType } from "../../../core/acts.type.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { answered, changed, mutations, shown } from "../../../core/graphql/mutations.ts";
import { orNull } from "../../../core/graphql/operations.ts";
import { computedFor, many, one, queries } from "../../../core/graphql/queries.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { Does, May, MayOrLink } from "../../accounts/account/permission.ts";
import { addPassenger } from "./acts/add-passenger.ts";
import { deletePassenger } from "./acts/delete-passenger.ts";
import { renewPassengerLink } from "./acts/renew-passenger-link.ts";
import { savePassengerDraft } from "./acts/save-passenger-draft.ts";
import { savePassengers } from "./acts/save-passengers.ts";
import { updatePassenger } from "./acts/update-passenger.ts";
import { quotesOfPassengers } from "./passenger.access.ts";
import { passengerActs, passengersFacts } from "./passenger.acts.rules.ts";
import { Passenger } from "./passenger.entity.ts";
import { PassengerDraft } from "./passenger-draft.entity.ts";
import { PassengerDraftInput, PassengerInput, SavePassengersInput } from "./passenger.inputs.ts";
import {
  completePassengers,
  passengerCount,
  passengerPrefill,
  passengersVersion,
  travellersOf,
} from "./passenger.reads.ts";
import { DeletedPassenger, PassengerLink, PassengerPrefill, SavedPassengers } from "./passenger.types.ts";
import { NO_QUOTE } from "../quote/quote.access.ts";
import { Quote } from "../quote/quote.entity.ts";

const holderFirst = { titular: "desc", id: "asc" } as const;

/**
 * Queries and mutations of passengers: for staff within their scope, for the client, and for holders of one
 * of the quote's links.
 */
export const PassengerResolver = queries({
  quoteOfPassengers: one(
    Quote,
    ({ viewer, link }, { quoteId }) => ({ $and: [{ id: quoteId }, quotesOfPassengers(viewer, link)] }),
    { quoteId: ID },
    MayOrLink("readPassengers"),
  ),
  passengers: many(
    Passenger,
    ({ viewer, link }, { quoteId }) => ({
      where: { quote: { $and: [{ id: quoteId }, quotesOfPassengers(viewer, link)] } },
      orderBy: holderFirst,
    }),
    { quoteId: ID },
    MayOrLink("readPassengers"),
  ),
  /** Returns the people who travelled with a customer in quotes that the caller may see, each person once. */
  customerTravellers: many(
    Passenger,
    async (context, { customerId }) => ({
      where: { id: { $in: await travellersOf(context, customerId) } },
      orderBy: { nombre: "asc", id: "asc" },
    }),
    { customerId: ID },
    May("readCustomers"),
  ),
  passengerCount: computedFor(
    Int,
    passengerCount,
    { quoteId: ID },
    MayOrLink("readPassengers"),
    NotFound(NO_QUOTE),
  ),
  passengerPrefill: computedFor(
    PassengerPrefill,
    passengerPrefill,
    { quoteId: ID },
    MayOrLink("readPassengers"),
  ),
  /** Returns the draft of the passenger form that has not been saved as the list; null when there is none. */
  passengerDraft: one(
    PassengerDraft,
    ({ viewer, link }, { quoteId }) => ({
      quote: { $and: [{ id: quoteId }, quotesOfPassengers(viewer, link)] },
    }),
    { quoteId: ID },
    MayOrLink("readPassengers"),
  ),
});

/** Mutations of passengers. */
export const PassengerMutations = mutations({
  savePassengers: shown(
    SavedPassengers,
    (_, quoteId) => ({ quoteId }),
    savePassengers,
    { quoteId: ID, input: SavePassengersInput },
    MayOrLink("managePassengers"),
    ByTable(passengerActs, "save"),
  ),
  deletePassenger: shown(
    DeletedPassenger,
    (_, id) => ({ id }),
    deletePassenger,
    { id: ID },
    MayOrLink("managePassengers"),
    NotFound("Pasajero no encontrado"),
    ByTable(passengerActs, "save"),
  ),
  savePassengerDraft: orNull(
    changed(
      PassengerDraft,
      savePassengerDraft,
      { quoteId: ID, input: PassengerDraftInput },
      MayOrLink("managePassengers"),
      NotFound(NO_QUOTE),
    ),
  ),
  addPassenger: orNull(
    changed(
      Passenger,
      addPassenger,
      { quoteId: ID, input: PassengerInput },
      MayOrLink("managePassengers"),
      NotFound(NO_QUOTE),
      ByTable(passengerActs, "save"),
    ),
  ),
  updatePassenger: orNull(
    changed(
      Passenger,
      updatePassenger,
      { id: ID, input: PassengerInput },
      MayOrLink("managePassengers"),
      ByTable(passengerActs, "save"),
    ),
  ),
  renewPassengerLink: answered(
    PassengerLink,
    renewPassengerLink,
    { quoteId: ID },
    Does(passengerActs, "renewLink"),
  ),
});

/** Records in the response to a saved list. */
@Resolver(() => SavedPassengers)
export class SavedPassengersResolver {
  @FieldResolver(() => [Passenger], { description: "Los pasajeros." })
  passengers(
    @Root() { quoteId }: SavedPassengers,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.list(Passenger, info, { where: { quote: quoteId }, orderBy: holderFirst });
  }

  @FieldResolver(() => Int, { description: "Cuántos hay en total." })
  total(@Root() { quoteId }: SavedPassengers, @Ctx() context: Context): Promise<number> {
    return passengerCount(context, quoteId);
  }

  /** Version of the saved list. */
  @FieldResolver(() => Int, { description: "Versión de la lista que quedó." })
  version(@Root() { quoteId }: SavedPassengers, @Ctx() context: Context): Promise<number> {
    return passengersVersion(context, quoteId);
  }

  /** Number of passengers whose data are complete. */
  @FieldResolver(() => Int, { description: "Cuántos tienen todos sus datos." })
  completos(@Root() { quoteId }: SavedPassengers, @Ctx() context: Context): Promise<number> {
    return completePassengers(context, quoteId);
  }

  @FieldResolver(() => Quote, { description: "La cotización." })
  quote(@Root() { quoteId }: SavedPassengers, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Quote, info, { id: quoteId });
  }
}

/** Fields of a quote about its passengers. */
@Resolver(() => Quote)
export class QuotePassengersResolver {
  /** Returns the acts that the caller may do on the passengers now. */
  @Needs(...passengersFacts)
  @FieldResolver(() => [OfferedActType], {
    description: "Actos sobre los pasajeros que se le ofrecen a quien consulta.",
  })
  passengerActs(@Root() quote: Quote, @Ctx() context: Context) {
    return passengerActs.offered(context, quote);
  }
}

/** Quote that a new link belongs to. */
@Resolver(() => PassengerLink)
export class PassengerLinkResolver {
  @FieldResolver(() => Quote, { description: "La cotización." })
  quote(@Root() { quoteId }: PassengerLink, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Quote, info, { id: quoteId });
  }
}
