import { page, write, type Host } from './host';

export const rails: Host = {
  title: 'Rails',
  programs: ['/usr/bin/ruby'],
  probe: ['-e', 'require "active_support"; require "webrick"'],
  prepare({ folder, port, blocks: [program, include] }) {
    write(folder, 'page.html.erb', page(include!));
    const file = write(
      folder,
      'server.rb',
      `
    require "active_support"; require "active_support/all"; require "erb"; require "net/http"; require "webrick"
    module Rails; def self.cache = (@cache ||= ActiveSupport::Cache::MemoryStore.new); end
    ${program}
    server = WEBrick::HTTPServer.new(BindAddress: "127.0.0.1", Port: ${port}, AccessLog: [], Logger: WEBrick::Log.new($stderr, WEBrick::Log::FATAL))
    server.mount_proc("/") { |_, answer| answer.content_type = "text/html"; answer.body = ERB.new(File.read("${folder}/page.html.erb")).result(binding) }
    trap("TERM") { server.shutdown }
    server.start`,
    );
    return [{ program: '/usr/bin/ruby', args: [file], listensAt: port }];
  },
};
