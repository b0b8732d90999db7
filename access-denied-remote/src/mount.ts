import type { Mount } from 'embed/contract';
import { defineMount } from 'remote-kit/mount';
import type { AccessDeniedOptions } from './options';
import { remote } from './remote';

export type { AccessDeniedOptions } from './options';

/** Shows the gated region of its element's `<template>` to those who may see it, and Access Denied to everybody else. */
export const mount: Mount<AccessDeniedOptions> = defineMount(remote);
