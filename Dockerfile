# syntax=docker/dockerfile:1

# The image that is served until now: its scripts are kept beside the new ones, for pages that were opened before. Without one, any that is fetched anyway.
ARG PREVIOUS=node:24-bookworm-slim
FROM ${PREVIOUS} AS previous
USER root
RUN mkdir -p /site/dist/site/assets

# Everything is built here; what is served is copied below.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
COPY --from=previous /site/dist/site/assets ./dist/site/assets
# Which commit is built, for the log and the metrics: the build context has no repository.
ARG BUILD_COMMIT
RUN npm run build
RUN npm sbom --omit=dev --sbom-format=cyclonedx > sbom.json
RUN npm prune --omit=dev --no-audit --no-fund && node tools/lean-image.js

FROM node:24-bookworm-slim
WORKDIR /site
COPY --from=build /site/package.json /site/sbom.json /site/LICENSE ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
# Texts, pictures of the demo content, and the built panel.
COPY --from=build /site/cms/auth/common-passwords.txt ./cms/auth/common-passwords.txt
COPY --from=build /site/cms/seed ./cms/seed
COPY --from=build /site/cms/panel/next.config.js ./cms/panel/next.config.js
COPY --from=build /site/cms/panel/.next ./cms/panel/.next
COPY --from=build /site/cms/panel/app ./cms/panel/app

# As tools/server-process.js starts the server.
ENV NODE_ENV=production \
    UV_THREADPOOL_SIZE=16 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    NEXT_TELEMETRY_DISABLED=1 \
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED=true \
    DATA_DIR=/data \
    MEDIA_DIR=/data/media

# All that is written is in /data and /tmp: the rest may be read-only.
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=production", "--max-old-space-size=1024", "--max-semi-space-size=8", "dist/server/main.js"]
