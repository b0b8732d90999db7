/** The gate for React hosts that federate it: content as children instead of a `<template>`. */
export { AccessDenied, PermissionGate } from 'session-shared/gate';
