import { path } from "../../../app/routes/path.ts";

export const contractPaths = {
  list: path("/contratos"),
  detail: path("/contratos/:id"),
  supervision: path("/contractsList"),
  edit: path("/contracts/:id/edit"),
  /** Editing for a manager, whom the specified address does not admit. */
  editOwn: path("/contratos/:id/editar"),
  signature: path("/contract-signature/:contractId"),
  signed: path("/signature-success/:contractId"),
  verification: path("/verificar"),
  verificationOf: path("/verificar/:code"),
};
