import { figures } from "@travesia/api/reports/financial/figures.rules";
import { Unread } from "../../../base/failure/Unread.tsx";
import { FactList } from "../../../ui/desk/FactList.tsx";
import { About } from "../../../ui/About.tsx";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useContractTripProfitQuery } from "./trip-profit.generated.ts";

const { label, about } = figures.gananciaViaje;

/** Shows what a signed contract's trip leaves, and what that is made of; nothing before it is signed. */
export function TripProfitSection({ contractId }: { readonly contractId: string }) {
  const read = useContractTripProfitQuery({ variables: { contractId } });
  const trip = read.data?.contract?.gananciaViaje;
  if (!trip) return <Unread of={read} what={label} />;
  const { cancelado, precio, recibido, devuelto, comprado, porComprar, comisiones, iva, ganancia } = trip;
  return (
    <Section title={label}>
      <FactList
        facts={[
          cancelado
            ? ["Lo que se retuvo", <Money key="kept" amount={recibido - devuelto} />]
            : ["Precio", <Money key="price" amount={precio} />],
          ["Comprado", <Money key="bought" amount={-comprado} />],
          ["Por comprar", <Money key="left" amount={-porComprar} />],
          ["Comisiones", <Money key="commissions" amount={-comisiones} />],
          ["IVA propio", <Money key="iva" amount={-iva} />],
          [
            label,
            <span key="profit">
              <Money amount={ganancia} signed strong />
              <About label={label}>{about}</About>
            </span>,
          ],
        ]}
      />
    </Section>
  );
}
