# The server with the built page. The source is what runs: Node 24 strips the types itself.
FROM node:24-bookworm-slim
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile && pnpm exec turbo run build --filter=@kado/web && chown -R node:node apps/api
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=10s --start-period=20s CMD node -e "fetch('http://127.0.0.1:8080/api/v1/health').then((r) => process.exit(r.ok ? 0 : 1))"
CMD ["node", "apps/api/src/server.ts"]
