# The server for linux/amd64 and linux/arm64: docker buildx build --platform linux/amd64,linux/arm64 -t faro .
# See docs/self-hosting.md.
# The build runs no program of the target architecture, so it needs no emulation.
FROM --platform=$BUILDPLATFORM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
RUN node --input-type=module -e "import { ensureBuilt } from './scripts/utils/build.mjs'; ensureBuilt()"
# The steps above are the same for every architecture and run once.
ARG TARGETARCH
WORKDIR /packages
RUN cp /build/package.json /build/package-lock.json . && \
  npm ci --omit=dev --ignore-scripts --cpu=$(echo $TARGETARCH | sed s/amd64/x64/) --no-audit --no-fund --loglevel=error
WORKDIR /build
RUN node scripts/pack-server.mjs /server /packages && mkdir -p /volume && mkdir -m 700 /volume/data

FROM --platform=$TARGETPLATFORM node:24.21.0-bookworm-slim
# /data alone is written to; everything else may be read-only. Copied as a part of a folder, it keeps its mode.
COPY --from=build --chown=node:node /volume/ /
WORKDIR /app
COPY --from=build /server ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "scripts/self-host/check-health.mjs"]
CMD ["node", "api/src/server/node.ts"]
