import { emailProblem } from "../../../../core/colombia/emails.ts";
import { normalPhone, phoneProblem } from "../../../../core/colombia/phones.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { CLIENTE } from "../../../accounts/permissions.rules.ts";
import { TipoDocumento } from "../../../accounts/account/user.enums.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { joinCustomer } from "../../../customers/customer/join-customer.ts";
import { placeSale } from "../../../quotes/quote/seller/quote-sellers.ts";
import { documentText } from "./contract-content.ts";
import type { Contract } from "../contract.entity.ts";
import type { CreateContractInput } from "../contract.inputs.ts";
import { partyOfAccount, partyOfContact } from "./contract-party.ts";

/** Fills a new contract from its own fields, without a quote: client, seller, trip and price. */
export async function takeFields(work: Work, contract: Contract, input: CreateContractInput): Promise<void> {
  const account = input.clienteId
    ? await work.em.findOne(User, { id: input.clienteId, role: CLIENTE })
    : null;
  if (input.clienteId && !account) throw badInput("clienteId", "El cliente elegido no existe");
  contract.account = account;
  contract.cliente = account ? partyOfAccount(account) : contactOf(input);
  contract.pasajeroTitular = `${contract.cliente.name} ${contract.cliente.lastname}`.trim();
  if (account) takeAccount(contract, account);
  await placeMaker(work, contract);
  contract.customer = await customerOf(work, contract);

  if (!input.precioTotal) throw badInput("precioTotal", "El precio total debe ser mayor a cero");
  if (!input.fechaInicioViaje)
    throw badInput("fechaInicioViaje", "La fecha de inicio del viaje es requerida");
  if (!input.destino?.trim()) throw badInput("destino", "El destino es requerido");
  contract.precioTotal = input.precioTotal;
  contract.numeroPasajeros = input.numeroPasajeros ?? 1;
}

function contactOf({ nombreCliente, emailCliente, telefonoCliente }: CreateContractInput) {
  if (!nombreCliente?.trim()) throw badInput("nombreCliente", "El nombre del cliente es requerido");
  if (!emailCliente?.trim()) throw badInput("emailCliente", "El email del cliente es requerido");
  const wrong = emailProblem(emailCliente);
  if (wrong) throw badInput("emailCliente", wrong);
  const wrongPhone = telefonoCliente?.trim() ? phoneProblem(telefonoCliente) : null;
  if (wrongPhone) throw badInput("telefonoCliente", wrongPhone);
  return partyOfContact(nombreCliente, emailCliente, telefonoCliente ? normalPhone(telefonoCliente) : null);
}

function takeAccount(contract: Contract, account: User): void {
  contract.documentoTitular = documentText(account.tipoDocumento, account.documentoIdentidad) || null;
  contract.clienteTipoDocumento = account.tipoDocumento ?? TipoDocumento.cc;
  contract.clienteDocumentoIdentidad = account.documentoIdentidad;
  contract.clienteFechaNacimiento = account.fechaNacimiento;
  contract.clienteDireccion = account.direccion;
  contract.clienteCiudad = account.ciudad;
  contract.clientePais = account.pais ?? "Colombia";
}

/** Finds or creates the customer of a contract, in the same way as for quotes. */
function customerOf(work: Work, { cliente, account }: Contract) {
  const document = account?.tipoDocumento && account.documentoIdentidad;
  const person = {
    name: `${cliente.name} ${cliente.lastname}`.trim(),
    email: cliente.email,
    phone: cliente.phone,
    document: document ? { type: account.tipoDocumento!, number: document } : null,
    account: account && { id: account.id, email: account.emailVerified ? account.email : null },
  };
  return joinCustomer(work, person, "contract");
}

/** Sets the user who creates the contract as its seller. */
async function placeMaker(work: Work, contract: Contract): Promise<void> {
  if (!work.viewer) return;
  const maker = await work.em.findOneOrFail(User, { id: work.viewer.id });
  placeSale(work, contract, maker);
}
