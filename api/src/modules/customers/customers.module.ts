import { followed } from "../../core/changes/followed-record.ts";
import { visibleCustomers } from "./customer/customer.access.ts";
import type { Module } from "../../core/module.ts";
import { CustomerActsResolver } from "./customer/customer-acts.resolver.ts";
import { Customer } from "./customer/customer.entity.ts";
import { CustomerKey } from "./customer/customer-key.entity.ts";
import { CustomerResolver, CustomerQueries } from "./customer/customer.resolver.ts";
import { customerListeners } from "./customers.listeners.ts";
import { CustomerImportMutations } from "./import/customer-import.resolver.ts";
import { Contact } from "./reminding/contact.entity.ts";
import { PastSale } from "./past-sale/past-sale.entity.ts";
import { PastSaleImport } from "./past-sale/past-sale-import.entity.ts";
import { PastSaleMutations, PastSaleResolver } from "./past-sale/past-sale.resolver.ts";
import { CustomerNote } from "./note/customer-note.entity.ts";
import { CustomerNoteMutations } from "./note/customer-note.resolver.ts";
import { TravelDocument } from "./note/travel-document.entity.ts";
import { personalCustomers } from "./personal-data.parts.ts";
import { customersWords } from "./customers.words.ts";

/**
 * Customers of the agency: one record per person or company, found by its documents and e-mails.
 *
 * Acts: add-customer, add-customer-note, add-travel-document, forget-customers, import-customers,
 *   import-past-sales, link-account, merge-customers, remove-customer-note, remove-travel-document,
 *   take-back-past-sales, update-customer, update-travel-document.
 * Emits: customer.email-changed, customer.merged.
 * Listens to: person.erased, user.email-verified, user.erased.
 */
export const customers: Module = {
  name: "customers",
  words: customersWords,
  entities: [Customer, CustomerKey, CustomerNote, TravelDocument, PastSaleImport, PastSale, Contact],
  resolvers: [
    ...[CustomerResolver, CustomerQueries, CustomerActsResolver, CustomerNoteMutations],
    ...[CustomerImportMutations, PastSaleResolver, PastSaleMutations],
  ],
  listeners: customerListeners,
  personalData: personalCustomers,
  changes: [followed("customer", Customer, visibleCustomers)],
};
