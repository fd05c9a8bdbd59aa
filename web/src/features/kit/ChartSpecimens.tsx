import { BarStrip } from "../../ui/chart/BarStrip.tsx";
import { Chart } from "../../ui/chart/Chart.tsx";
import { ChartDrawing } from "../../ui/chart/ChartDrawing.tsx";
import { chartMonths, chartSeries, chartStrip } from "./kit.samples.ts";
import { kitPaths } from "./kit.paths.ts";
import { Specimen, State } from "./Specimen.tsx";

/** Shows figures over time. */
export const ChartSpecimens = () => (
  <>
    <Specimen name="Chart">
      <Chart
        title="Ingresos por mes"
        by="Mes"
        labels={chartMonths}
        series={chartSeries.slice(0, 1).map((one) => ({ ...one, opens: () => kitPaths.all.to() }))}
        measure="cop"
      />
    </Specimen>
    <Specimen name="BarStrip">
      <State label="Doce meses, con una pérdida">
        <BarStrip labels={chartMonths} series={chartStrip} measure="cop" height={110} />
      </State>
      <State label="En un teléfono, sin nada todavía" narrow>
        <BarStrip labels={chartMonths} series={[]} measure="count" height={110} />
      </State>
    </Specimen>
    <Specimen name="ChartDrawing">
      <State label="Dos series, líneas">
        <ChartDrawing
          by="Mes"
          labels={chartMonths}
          series={chartSeries}
          measure="cop"
          shape="lines"
          height={220}
        />
      </State>
      <State label="En un teléfono, sin nada todavía" narrow>
        <ChartDrawing
          by="Mes"
          labels={chartMonths}
          series={[{ label: "Cotizaciones", data: chartMonths.map(() => 0) }]}
          measure="count"
          shape="bars"
          height={160}
        />
      </State>
    </Specimen>
  </>
);
