# The reference API and its pages (the last stage), and what compose.yaml puts beside them. docs/operating.md says how to run them;
# scripts/house/image.test.ts checks this file; the pipeline builds it.

FROM node:24.11.1-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY reference-api/package.json reference-api/
COPY host-demo/package.json host-demo/
COPY mortgage-domain/package.json mortgage-domain/
COPY embed/package.json embed/
COPY host-kit/package.json host-kit/
COPY design-tokens/package.json design-tokens/
RUN npm ci --omit=dev --omit=peer --workspace=host-demo

# Builds the checkout into the image; its container releases that to /srv/remotes.
FROM node:24.11.1-bookworm-slim AS release
WORKDIR /app
RUN mkdir -m 1777 /srv/remotes && chown node:node /app
USER node
COPY --chown=node:node . .
RUN npm ci && npm run build
# The commit of the checkout, since .git is not in the image.
ARG GIT_COMMIT=
ENV GIT_COMMIT=$GIT_COMMIT
CMD ["npm", "run", "release"]

# Debian's own nginx, since its module for .br files fits no other.
FROM debian:12.11-slim AS nginx
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx.conf /etc/nginx/mortgage-remotes.conf
RUN sed -i 's/listen 127.0.0.1:8080;/listen 8080;/' /etc/nginx/mortgage-remotes.conf
COPY deploy/compose.nginx.conf /etc/nginx/nginx.conf
USER www-data
EXPOSE 8000 8080
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]

FROM node:24.11.1-bookworm-slim AS pages
WORKDIR /app
# The embedded database's, where no other is named: a volume of it is all that such a container keeps.
RUN mkdir -m 1777 data
# All of it: npm puts some packages into the folder of the workspace that asks for them.
COPY --from=packages /app ./
COPY sites sites
COPY mortgage-domain mortgage-domain
COPY embed embed
COPY host-kit host-kit
COPY design-tokens design-tokens
COPY reference-api reference-api
COPY host-demo host-demo
ENV NODE_ENV=production DATA_DIR=data LISTEN_HOST=0.0.0.0 PORT=4000
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "host-demo/src/main.ts"]
