import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { FactList } from "../../ui/desk/FactList.tsx";
import { FileView } from "../../ui/desk/FileView.tsx";
import { QueueList } from "../../ui/desk/QueueList.tsx";
import { QueueSteps } from "../../ui/desk/QueueSteps.tsx";
import { LONG, nothing, trips } from "./kit.samples.ts";
import { Specimen, State } from "./Specimen.tsx";

function Queue() {
  const [selected, select] = useState("1");
  return (
    <QueueList label="Viajes" items={trips} selected={selected} onSelect={({ id }) => select(id)}>
      {({ client, destination }) => (
        <>
          <Typography variant="body2">{client}</Typography>
          <Typography variant="caption" color="textSecondary">
            {destination}
          </Typography>
        </>
      )}
    </QueueList>
  );
}

/** Shows specimens of the components for deciding on records one after the other. */
export const DeskSpecimens = () => (
  <>
    <Specimen name="FactList">
      <FactList
        facts={[
          ["Cliente", "María Fernanda Torres"],
          ["Viaje", LONG],
        ]}
      />
    </Specimen>
    <Specimen name="FileView">
      <FileView url="/avatar.svg" label="Retrato de muestra" />
    </Specimen>
    <Specimen name="QueueList">
      <Queue />
    </Specimen>
    <Specimen name="QueueSteps">
      <QueueSteps place={1} total={12} gone={false} last={false} previous={nothing} next={nothing}>
        <Button size="small">Algo más</Button>
      </QueueSteps>
      <State label="Otra persona lo decidió" narrow>
        <QueueSteps place={1} total={12} gone last={false} previous={nothing} next={nothing} />
      </State>
    </Specimen>
  </>
);
