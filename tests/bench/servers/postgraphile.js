import { createServer } from "node:http";
import { grafserv } from "postgraphile/grafserv/node";
import { makePgService } from "postgraphile/adaptors/pg";
import { postgraphile } from "postgraphile";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";

/**
 * PostGraphile 5 on the same database, as its documentation sets it up: lists beside connections, no
 * explorer, a pool of ten. It asks nobody for a token, and plans as its authors chose.
 */
const graph = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ["public"],
      poolConfig: { max: 10 },
    }),
  ],
  schema: { defaultBehavior: "+connection +list", pgForbidSetofFunctionsToReturnNull: false },
  grafserv: { graphiql: false, watch: false, graphqlOverGET: false },
  grafast: { explain: false },
});
const server = createServer();
await graph.createServ(grafserv).addTo(server);
server.listen(0, "127.0.0.1", () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
process.once("disconnect", () => process.exit(0));
