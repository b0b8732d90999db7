import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { page, write, type Host } from './host';

export const jsp: Host = {
  title: 'JSP',
  programs: ['/usr/share/tomcat10/bin/catalina.sh'],
  prepare({ folder, port, blocks: [program] }) {
    write(folder, 'webapps/ROOT/index.jsp', page(program!));
    write(
      folder,
      'conf/server.xml',
      `<Server port="-1"><Service name="Catalina"><Connector port="${port}" address="127.0.0.1"/><Engine name="Catalina" defaultHost="localhost"><Host name="localhost" appBase="webapps"/></Engine></Service></Server>`,
    );
    write(
      folder,
      'conf/web.xml',
      `<web-app version="6.0" xmlns="https://jakarta.ee/xml/ns/jakartaee"><servlet><servlet-name>jsp</servlet-name><servlet-class>org.apache.jasper.servlet.JspServlet</servlet-class></servlet>
    <servlet-mapping><servlet-name>jsp</servlet-name><url-pattern>*.jsp</url-pattern></servlet-mapping><welcome-file-list><welcome-file>index.jsp</welcome-file></welcome-file-list></web-app>`,
    );
    for (const name of ['temp', 'logs', 'work']) {
      mkdirSync(path.join(folder, name));
    }
    const env = {
      CATALINA_HOME: '/usr/share/tomcat10',
      CATALINA_BASE: folder,
      CATALINA_TMPDIR: path.join(folder, 'temp'),
    };
    return [
      {
        program: '/usr/share/tomcat10/bin/catalina.sh',
        args: ['run'],
        listensAt: port,
        env,
      },
    ];
  },
};
