/** The gate for React hosts that federate it: content as children instead of a `<template>`. */
export { AccessDenied } from './AccessDenied';
export { PermissionGate } from 'session-shared/gate';
