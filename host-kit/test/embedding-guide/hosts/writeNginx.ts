import { isRoot, write } from './host';

/** nginx with these sites and everything it writes in the test's own folder. */
export const writeNginx = (folder: string, sites: string): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  return write(
    folder,
    'nginx.conf',
    `${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr crit; events {} http { access_log off; default_type text/html; ${temporary} ${sites} }`,
  );
};
