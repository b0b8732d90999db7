import { act } from '@testing-library/react';

/** Until every answer that is there has been worked through. */
export const settle = (): Promise<void> => act(async () => undefined);
