import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { May } from "../../accounts/account/permission.ts";
import { Customer } from "../customer/customer.entity.ts";
import { NO_CUSTOMER } from "../customer/customer.find.ts";
import { addCustomerNote } from "./acts/add-customer-note.ts";
import { addTravelDocument } from "./acts/add-travel-document.ts";
import { removeCustomerNote } from "./acts/remove-customer-note.ts";
import { removeTravelDocument } from "./acts/remove-travel-document.ts";
import { updateTravelDocument } from "./acts/update-travel-document.ts";
import { TravelDocumentInput, UpdateTravelDocumentInput } from "./customer-note.inputs.ts";
import { TravelDocument } from "./travel-document.entity.ts";

/**
 * Mutations of notes and travel documents that only run an act; {@link CustomerNoteResolver} has the others.
 */
export const CustomerNoteMutations = mutations({
  addCustomerNote: changed(
    Customer,
    addCustomerNote,
    { id: ID, text: String },
    NotFound(NO_CUSTOMER),
    May("manageCustomers"),
  ),
  removeCustomerNote: changed(
    Customer,
    removeCustomerNote,
    { id: ID },
    NotFound("Nota no encontrada"),
    May("manageCustomers"),
  ),
  addCustomerPaper: changed(
    Customer,
    addTravelDocument,
    { id: ID, input: TravelDocumentInput },
    NotFound(NO_CUSTOMER),
    May("manageCustomers"),
  ),
  updateCustomerPaper: changed(
    TravelDocument,
    updateTravelDocument,
    { id: ID, input: UpdateTravelDocumentInput },
    NotFound("Documento no encontrado"),
    May("manageCustomers"),
  ),
  removeCustomerPaper: changed(
    Customer,
    removeTravelDocument,
    { id: ID },
    NotFound("Documento no encontrado"),
    May("manageCustomers"),
  ),
});
