import { apache } from './hosts/apache';
import { aspNet } from './hosts/aspNet';
import { jsp } from './hosts/jsp';
import { nginx } from './hosts/nginx';
import { php } from './hosts/php';
import { rails } from './hosts/rails';
import { varnish } from './hosts/varnish';
import type { Host } from './hosts/host';

export const hosts: readonly Host[] = [
  nginx,
  apache,
  varnish,
  php,
  jsp,
  aspNet,
  rails,
];
