import { defineMount } from 'remote-kit/mount';
import { remote } from './remote';

export type { AccessDeniedOptions } from './remote';

/** Shows the gated region of its element's `<template>` to those who may see it, and Access Denied to everybody else. */
export const mount = defineMount(remote, () => import('./styles'));
