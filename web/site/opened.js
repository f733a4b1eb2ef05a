// From a file, browsers load no modules and start no workers: whoever has opened the page so is told what to do.
document.getElementById("from-a-file").hidden = location.protocol !== "file:";
