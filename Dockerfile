# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS tools
WORKDIR /app
RUN npm install --global pnpm@12.21.0

# The web app and the server. The web app's build secret is mounted: it becomes a part of the page, but of no layer.
FROM tools AS build
COPY . .
RUN pnpm install --frozen-lockfile
RUN --mount=type=secret,id=storage_secret \
  if [ -f /run/secrets/storage_secret ]; then export VITE_STORAGE_SECRET="$(cat /run/secrets/storage_secret)"; fi; \
  pnpm exec turbo run build

# What the server needs to run, without the pinned Node: the image has one.
FROM tools AS server
COPY . .
RUN pnpm install --frozen-lockfile --prod --filter @kado/api... \
  && rm -rf node_modules/node-linux-* node_modules/.pnpm/node-linux-* node_modules/.bin

# Package managers stay behind. The server's commands run from their sources, whose types Node 24 strips itself.
FROM node:24-bookworm-slim
WORKDIR /app
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn* \
  && mkdir /data && chown node:node /data
COPY --from=server /app/node_modules node_modules
COPY --from=server /app/package.json package.json
COPY --from=server /app/packages/contracts packages/contracts
COPY --from=server /app/apps/api apps/api
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 KADO_DATA_DIR=/data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/api/v1/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/server.js"]
