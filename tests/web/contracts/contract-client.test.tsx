// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ContractClient } from "../../../web/src/features/contracts/contract/ContractFacts.tsx";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

it.each([
  [null, null, "—"],
  [null, "Cali", "Cali, Colombia"],
  ["Calle 10", "Cali", "Calle 10, Cali, Colombia"],
])(
  "the address of a client with street %s and city %s reads «%s»",
  (clienteDireccion, clienteCiudad, read) => {
    const contract = {
      cliente: { name: "Ana", lastname: "Ruiz", email: "ana@example.com", phone: null },
      clienteDireccion,
      clienteCiudad,
      clientePais: "Colombia",
      clienteTipoDocumento: "cc",
      clienteDocumentoIdentidad: null,
      clienteNacionalidad: "Colombiana",
    };
    show(<ContractClient contract={contract as never} named={false} acts={[]} />);
    expect(screen.getByText("Dirección").nextElementSibling?.textContent).toBe(read);
  },
);
