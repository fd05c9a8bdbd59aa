import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { orElse, repetitionKey } from "../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { May } from "../../accounts/account/permission.ts";
import { addCustomer } from "./acts/add-customer.ts";
import { mergeCustomers } from "./acts/merge-customers.ts";
import { updateCustomer } from "./acts/update-customer.ts";
import { CustomerPart } from "./customer.enums.ts";
import { Customer } from "./customer.entity.ts";
import { NO_CUSTOMER } from "./customer.find.ts";
import { AddCustomerInput, UpdateCustomerInput } from "./customer.inputs.ts";

/** Mutations of customers. */
export const CustomerActsResolver = mutations({
  addCustomer: changed(
    Customer,
    addCustomer,
    { input: AddCustomerInput, idempotencyKey: repetitionKey },
    May("manageCustomers"),
  ),
  updateCustomer: changed(
    Customer,
    updateCustomer,
    { id: ID, input: UpdateCustomerInput },
    NotFound(NO_CUSTOMER),
    May("manageCustomers"),
  ),
  mergeCustomers: changed(
    Customer,
    mergeCustomers,
    { id: ID, intoId: ID, take: orElse([CustomerPart], []) },
    NotFound(NO_CUSTOMER),
    May("mergeCustomers"),
  ),
});
